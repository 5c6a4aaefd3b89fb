import type { StorefrontVoice } from '../voice.ts';

export const photographersAnswers: StorefrontVoice['answers'] = {
  'who-shoots': [
    '<owner> photographs your wedding in person, and the contract says so. If illness strikes, one of {three|four|five} named colleagues steps in, and you may {refuse and be refunded|choose which}.',
    'The person you meet is the person who comes. A network of {six|eight|ten} photographers around <market> covers emergencies; in all our weddings we have needed it {once|twice}.',
    'You will have <owner>’s name in the contract. A replacement of the same standing is guaranteed, or you get {everything|all payments} back.',
    '<owner>, from the first hour to the last. Should {flu|a broken leg} get in the way, a colleague you have seen the work of takes over and we do the editing.',
    'We tell you before you sign, by name. Substitutes are agreed {two months|six weeks} ahead, with a portfolio, so there is no stranger at the door.',
    {
      when: 'second-shooter',
      text: '<owner> leads, with a second photographer we have worked with for {three|four|six} years or more. If one of the two falls ill, the other carries on and a third is called.',
    },
    {
      when: 'tier-4',
      text: '<owner> leads a crew of {three|four}: a second photographer, a lighting assistant and a producer. Each role has a named understudy for your date.',
    },
  ],
  delivery: [
    'About {50|60|70} finished pictures for every hour we are there. The delivery date stands in your contract, and we {keep it|have never missed it}.',
    'There is no cap: every frame that earns its place is yours. For a full day that tends to be {450|500|600} to {700|750|800} pictures.',
    'A full wedding comes to {400|500} to {650|700} edited pictures. You get the exact week in writing when you book, and a note if we are early.',
    'We count moments, not files; most couples receive {between 500 and 700|some 600|around 550}. The gallery opens on the date we agree at signing.',
    'Small weddings yield {150|200} to {250|300} pictures, long days {600|700} or more. All are edited, and all come in one go.',
    {
      when: 'sneak-peek',
      text: 'A first set of {20|30|40} pictures within {48 hours|three days}, the whole gallery of {about 60|some 55} pictures per hour on the date in your contract.',
    },
    {
      when: '5-8',
      text: 'The gallery is ready within {six|seven|eight} weeks: around {500|600} pictures for a full day, sorted from breakfast to last dance.',
    },
    {
      when: '9-12',
      text: 'We edit slowly and by hand, so allow {nine|ten|twelve} weeks. The wait ends with {500|600|650} or so finished pictures.',
    },
    {
      when: 'minimum-13',
      text: 'In high season it takes {fourteen|fifteen|sixteen} weeks, because nobody but us touches the files. Expect {500|600|700} pictures at the end of it.',
    },
  ],
  'raw-files': [
    'The gallery holds every good frame, edited. Unedited files are not part of a package, but we {talk about it openly|can agree on them} if you have a reason.',
    'Usually couples do not miss them: what you receive is full-size and finished. If you do want them, they cost {$350|$400|$500} on a drive.',
    'We think of raw files as {flour and eggs|negatives}: useful to the cook, less so at the table. They can be bought {after delivery|once the gallery is done} for {$300|$450}.',
    'Edited full-resolution files are always included. For raw files, ask before you sign, so the {price|terms} can go into the contract.',
    'On request. We keep them safe for {two|three|five} years, and should you ever want one re-edited, just tell us the number of the picture.',
    {
      when: 'raw-files',
      text: 'Yes. Raw files come on a drive {with the gallery|two weeks after the gallery} for {$150|$200|$250}; we only ask that you do not publish them unedited.',
    },
    {
      when: 'raw-files',
      text: 'Yes, they are available by download for {30|60|90} days after delivery, at {no charge|a flat $100}. Bring a large disk.',
    },
    {
      when: 'film-35mm',
      text: 'For film, you may have the negatives: we keep them {one year|two years} and hand them over in sleeves if you ask.',
    },
  ],
  rights: [
    'Print, post, frame and send them wherever you like, for private use and forever. Selling them or giving them to a brand needs a word with us.',
    'You receive a personal license without an end date: {prints, cards, social media|albums, posts, holiday cards}. Crediting us is kind, not required.',
    'All private uses are yours. We ask only that you leave our edit as it is, with no filters on top, when you name us.',
    'Anything but commercial use. If you would rather not appear in our portfolio, tick the box in the contract; {privacy costs nothing|it costs nothing extra}.',
    'Print at any lab and publish where you please. We show {ten|twenty|thirty} pictures at most from any wedding, and only after you have said yes.',
    {
      when: 'prints',
      text: 'You may print anywhere. Our own prints are better than the drugstore’s, and from {$18|$22|$30} apiece, but that is advice and not a rule.',
    },
    {
      when: 'tier-4',
      text: 'Private use is unlimited. Discretion agreements are common here: {half|a third} of our weddings never appear in public, and {the fee does not change|there is no surcharge}.',
    },
  ],
  travel: [
    'The first {40|50|60} miles from <city> are included; after that it is {$0.70|$0.75|$0.80} a mile.',
    'All of <market> is covered by the price. Farther out we charge the drive at cost and a night’s hotel {beyond two hours|if the day ends past ten}.',
    'Anywhere a {car|train} goes. Within {75|90|100} miles there is no fee, and for the rest we quote one flat sum, so nothing is left to count.',
    'We travel often. Flights and {two|one or two} nights are billed as booked, without a margin; the quote comes {before you sign|within two days}.',
    'Locally, nothing. Weddings elsewhere in <state> add {$150|$200|$250}, and other states the cost of getting there.',
    {
      when: 'elopement',
      text: 'For elopements we go a long way: {up to three hours|150 miles} from <city> is included, and hiking costs nothing extra.',
    },
    {
      when: 'tier-4',
      text: 'Worldwide. Travel for {two|three} people is settled as one figure in the proposal, and we arrive {two days|at least one full day} early.',
    },
    {
      when: 'urban',
      text: 'Inside <city> we come by {subway or taxi|cab}, free of charge. Outside, it is {$0.70|$0.80} a mile from the city line.',
    },
  ],
  backup: [
    'Each camera writes every picture to two cards at once, and there are {three|four} bodies in the bag. By midnight there are {three|four} copies in two places.',
    'Two cards per camera, two drives at the studio, one copy in the cloud. We clear the cards only when {all three match|the gallery has been delivered}.',
    'We carry a spare of everything: {bodies, lenses, flashes|cameras, lenses, chargers}. Files are copied the same night and kept for {five|seven|ten} years.',
    'Cards stay in a {waterproof case on a belt|locked case} until they are copied. After that, one set lives in the studio and one {across town|in another building}.',
    'Nothing relies on one device. We rehearse a failed camera {every winter|once a year}, and the swap takes {under a minute|about forty seconds}.',
    {
      when: 'film-35mm',
      text: 'Digital frames are doubled on two cards and copied that night. Film travels by hand to the lab, and never as the only record of a moment.',
    },
    {
      when: 'seasoned',
      text: 'In <years> years we have not lost {a wedding|a single card}. Two cards, three drives, two buildings, and a nightly check that {writes to us|rings a bell} when anything differs.',
    },
  ],
};

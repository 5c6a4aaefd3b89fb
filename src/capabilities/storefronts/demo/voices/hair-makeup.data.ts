import type { StorefrontVoice } from '../voice.ts';
import { hairMakeupAnswers } from './hair-makeup-answers.data.ts';

const STUFFS =
  '{Silk|Linen|Velvet|Ivory|Pearl|Porcelain|Satin|Amber|Copper|Opal|Alabaster|Cashmere|Tulle|Onyx|Brass|Chalk}';
const PLANTS =
  '{Jasmine|Fern|Iris|Sage|Myrtle|Camellia|Neroli|Clover|Juniper|Marigold|Laurel|Verbena|Yarrow|Willow|Magnolia|Almond}';
const TOOLS = '{Mirror|Comb|Ribbon|Pin|Vanity|Brush|Hand Mirror|Lantern|Needle|Thread|Curtain|Stool}';
const TRADE =
  '{Beauty|Beauty House|Bridal Beauty|Beauty Studio|Beauty Company|Wedding Beauty|Artistry|Beauty Collective}';
const COLORS = '{Rose|Russet|Indigo|Ochre|Coral|Plum|Saffron|Cinnamon|Vermilion|Umber|Mauve|Celadon}';

export const hairMakeupVoice: StorefrontVoice = {
  names: [
    `<ownerLast> ${TRADE}`,
    `<owner> <ownerLast> {Beauty|Artistry|Studio}`,
    '<ownerLast> & {Sisters|Daughters|Company|Cousins} {Beauty|Bridal Beauty}',
    '{Beauty|Artistry} by <owner>',
    '<owner>’s {Chair|Dressing Room|Vanity|Studio|Mirror}',
    'The <ownerLast> {Dressing Room|Beauty House|Vanity|Chair}',
    `${STUFFS} & ${PLANTS}`,
    `${PLANTS} & ${STUFFS} ${TRADE}`,
    `${STUFFS} & ${TOOLS} {Beauty|}`,
    `${PLANTS} & ${TOOLS} {Beauty|Studio|}`,
    `The ${STUFFS} {Room|Chair|House|Mirror|Door}`,
    `The ${PLANTS} {Room|Chair|House|Mirror|Salon}`,
    `${STUFFS} ${TRADE}`,
    `${PLANTS} ${TRADE}`,
    `${COLORS} & ${STUFFS}`,
    `${COLORS} & ${PLANTS} {Beauty|Studio|}`,
    `The ${COLORS} {Room|Parlor|Curtain|Chair|Ribbon}`,
    `${COLORS} {Parlor|Beauty Parlor|Beauty Bar|Beauty Room}`,
    `House of {${STUFFS}|${PLANTS}|${COLORS}}`,
    `{Two|Three|Five|Six} {Mirrors|Chairs|Ribbons|Sisters|Brushes} {Beauty|Bridal Beauty|Studio}`,
    '{First|Soft|Good|Morning|North|Window|Honest} Light {Beauty|Bridal Beauty|Studio|Artistry}',
    '{Morning|Dawn|Early|Saturday|Six O’Clock} {Chair|Mirror|Beauty Company|Ritual}',
    'The {Getting-Ready|Dressing|Morning|Quiet|Back|Upstairs} Room',
    'The {Gilded|Tall|Folding|Traveling|Hand|Oval|Round} Mirror {Beauty|}',
    'The {Traveling|Folding|Wandering|Roving} {Vanity|Chair|Salon|Parlor}',
    '{Pin|Powder|Ribbon|Comb|Curl|Veil} & {Pearl|Petal|Plume|Pine|Poppy}',
    '{Blush|Bloom|Glow|Gloss|Dew} & {Thread|Thistle|Tulle|Twine|Tansy}',
    '{Wren|Lark|Finch|Swan|Dove|Heron|Plover|Starling} & {Ribbon|Rose|Reed|Rue|Rowan}',
    '{Wren|Lark|Finch|Swan|Heron|Starling} {Beauty|Bridal Beauty|Beauty House}',
    '{Vivienne|Delphine|Ottilie|Marcelline|Eloise|Rosalind|Henrietta} {Beauty|Beauty Parlor|Artistry}',
    '{Vivienne|Delphine|Marcelline|Eloise|Rosalind|Augustin|Florian} & <ownerLast>',
    '{Maison|Atelier|Salon|Studio} <ownerLast>',
    '{Atelier|Studio|Salon} {Iris|Ivory|Neroli|Opale|Lune|Azur|Corail}',
    '{Elm|Canal|Linden|Ninth|Fourth|Chapel|Orchard} Street {Beauty|Beauty Parlor|Beauty Studio}',
    '{Harbor|Garden|Prairie|Canyon|Orchard|Lakeside} {Beauty|Bridal Beauty|Beauty Company}',
    'The {Patient|Gentle|Steady|Quiet|Merry|Careful} {Hand|Brush|Mirror|Artist}',
    '{Steady|Gentle|Careful|Quick|Light} {Hand|Hands} {Beauty|Artistry|Bridal Beauty}',
    '{Like|Still|Only|Ever|Simply} {Yourself|You} {Beauty|Bridal Beauty|}',
    '{Hush|Calm|Lull|Ease|Still} {Beauty|Bridal Beauty|Beauty House}',
    '{Daylight|Lamplight|Moonlight|Candlelight|Sunday} {Beauty|Artistry|Beauty Parlor}',
    '{Ninety Minutes|Half Past Six|Ten to Four|Noon} {Beauty|Bridal Beauty|Studio}',
    '{Petal|Feather|Willow|Meadow|Bramble|Clover} {Parlor|Beauty Room|Beauty House}',
    '{Salt|Honey|Milk|Almond|Lemon|Fig} & {Silk|Rosewater|Linen|Ivory|Neroli} {Beauty|}',
    '<city> {Bridal Beauty|Beauty Company|Dressing Room}',
    'The <city> {Beauty Parlor|Vanity|Beauty House}',
    '{Kohl|Kismet|Saffron|Sandalwood|Cardamom} {Beauty|& Rose|& Silk|Studio}',
    '{Braid|Bangle|Bodice|Brocade|Button} & {Bloom|Bow|Blush|Birch|Company}',
    '{Second|Third|Little|Big} {Sister|Cousin|Aunt} {Beauty|Beauty Parlor}',
  ],

  openings: [
    '<name> is {a beauty studio|a small beauty house|a team of four} in <city>, {led by <owner>|run by <owner> <ownerLast>}, {with steady hands and good playlists|for wedding mornings that stay calm}.',
    'We get {people|couples, mothers and friends} ready for {about|roughly} <weddings> weddings a year {in <market>|all over <market>}, {and not one of them was late because of us|and keep the clock for all of them}.',
    'You should look like {yourself|yourself, rested}. {On a very good day|After a week by the sea}. {That is the whole idea|Everything else is technique}.',
    'The {morning|getting-ready morning} sets the {tone|tempo} for the day. We {bring calm|keep it quiet}, {cold water|snacks} and {a schedule with air in it|a list that actually works}.',
    '<owner> {started|learned the trade} {backstage at a theater|at a counter with terrible lighting|doing cousins at the kitchen table}; {that teaches speed|after that, nothing surprises you}, {kindness|tact} and {how to work with six people talking|patience}.',
    'It is {a strange job|an odd, lovely job}: {strangers at six, family by noon|we meet people half asleep and send them off in tears of joy}.',
    'Nobody {leaves|gets up from} our chair {wearing a mask|looking like someone else}. {Ask the mothers, they are the strictest judges|Partners recognize each other at the altar, which we consider the point}.',
    'We {listen|look} first. {Ten minutes|A quarter of an hour} of {talk|questions} {saves an hour of redoing|tells us more than forty saved pictures}.',
    'Grooms, {brides|bridesmaids}, {mothers|grandmothers}, {best men|sisters} and {the friend who never sits still|the uncle who pretends not to care}: {everyone is welcome in the chair|we look after the whole room}.',
    'Some people {love|enjoy} being fussed over and {some|others} {count the minutes|would rather be hiking}. We {know what to do with both|work well with either}.',
    'Our {kits|bags} weigh {sixty|forty} pounds, our {voices|opinions} {much less|stay gentle}; {you are the one who decides|the mirror has the last word}.',
    'The studio {in <city>|} has {three chairs and one very large window|north light and a kettle}, {no neon|no ring lights}, {and a jar of chocolate for nerves|and a dog who is allergic to drama}.',
    {
      when: 'hair',
      text: 'Hair {should move|is allowed to move}, {survive hugs|survive wind} and {come down at night without forty pins in the sink|still look good at midnight}. {We build it that way|That is how we build it}.',
    },
    {
      when: 'hair',
      text: 'There is {a drawer of pins|a box with eleven kinds of pins} in our {van|kit} and {a reason for each|we know what each one is for}.',
    },
    {
      when: 'makeup',
      text: 'Makeup has to {look right|hold up} from {two feet|across a table} and from {the back row|the last pew}, {in sun and in candlelight|before and after tears}. {It is a craft of small amounts|That is harder than it sounds}.',
    },
    {
      when: 'makeup',
      text: 'We {match|mix} foundation {by eye, in daylight|at the window}, {down to the neck|and check it outdoors}. {Nobody will be able to say where it starts|It disappears, as it should}.',
    },
    {
      when: 'henna',
      text: 'Our henna paste is {mixed fresh|made here}, {leaf, sugar, lemon, oil|nothing but leaf and oil}, and {drawn freehand|drawn without stencils} by {people who learned it from their aunts|hands that have done this since childhood}.',
    },
    {
      when: 'spa',
      text: 'The {week|fortnight} before matters {as much as the morning|too}: {sleep, water, a facial at the right distance|a massage on Thursday does more than any cream}.',
    },
    {
      when: 'styling',
      text: 'Clothes {are half of it|come into it too}: we {steam, pin and button|know hems, hooks and bustles}, and {carry needle and thread for the rest|settle the great sock debate}.',
    },
    {
      when: 'fitness-wellness',
      text: 'We {work|start} {months|half a year} ahead, too: {gentle training|good habits}, {better sleep|stronger shoulders}, {no crash anything|and no talk of losing}. {You marry as you are, only rested|Feeling well photographs well}.',
    },
    {
      when: 'textured-natural',
      text: 'Coils, {kinks|curls} and {waves|locs} are {at home here|our daily work}: {we style texture, we do not fight it|no one gets straightened by default}.',
    },
    {
      when: 'all-skin-tones',
      text: 'The kit holds {sixty|fifty-five} foundation shades, {and the deep ones are not an afterthought|evenly spread from very fair to very deep}.',
    },
    {
      when: 'barber-grooming',
      text: 'There is {a barber|a proper barber} on the team: {hot towel, straight razor|fade, beard line, hot towel}, {and a flask of good coffee|no jokes about fingernails}.',
    },
    {
      when: 'young',
      text: 'We {opened|hung our mirror} not long ago, after {years in other people’s studios|long apprenticeships}, and we {still write thank-you cards|answer messages in minutes}.',
    },
    {
      when: 'seasoned',
      text: '<years> years, {two floods|one blackout}, {a missing maid of honor|several fainting grooms} and {every known kind of zipper|more broken zippers than we can count}: {we have seen your emergency before|the kit has grown with each}.',
    },
    {
      when: 'seasoned',
      text: 'We have been {doing this|at it} in <market> for <years> years, {and the first flower girls now book us for themselves|long enough to see four kinds of eyebrows come and go}.',
    },
    {
      when: 'tier-1',
      text: 'Looking good {is not a luxury|should not need a loan}. {We start at <price> a person|From <price> a person}, {no travel theater|no champagne tax}, {just clean, careful work|and the care is the same for everyone}.',
    },
    {
      when: 'tier-3',
      text: 'We {book|take} {one|a single} wedding a morning, {send enough hands|bring the right number of hands} and {stay until the last button is closed|do not watch the clock once it begins}.',
    },
    {
      when: 'tier-4',
      text: 'Our artists {come from editorial and stage work|spend the week on film sets} {and have learned to whisper|and bring that precision without the noise}; {mornings with us are unhurried|there is always one more pair of hands than needed}.',
    },
    {
      when: 'urban',
      text: 'From {hotel suites|walk-ups} to {town halls|rooftops}: we know <city>, {its elevators|its parking} and {which rooms have honest light|where a folding chair fits}.',
    },
    {
      when: 'rural',
      text: 'Cabins, {barns|farmhouses}, {one bathroom for nine people|a single outlet}: we {bring lamps, extension cords and chairs|are fully portable}, {and a sense of humor|mirror included}.',
    },
  ],

  crafts: [
    'Every morning {runs on|has} a {timetable|written schedule}: {names, minutes, chairs|who, when, which chair}, {with twenty minutes nobody knows about|and a hidden half hour}.',
    'You {go second to last|are never last in line}, {so you have time to breathe|so that delays never land on you} and {a fresh finish for the pictures|no one rushes your turn}.',
    'Tools are {sanitized between people|disinfected before every face and head}, {disposables are binned|single-use where it matters}, {and you may watch us do it|and yes, we are strict about it}.',
    'We {ask|check} about {allergies|skin and scalp} {on paper|in writing}, {patch-test what is new|test anything new a week before} and {keep a list for next time|leave the perfume at home}.',
    'Pictures are {welcome|useful}, {the odd ones above all|bad ones too}: {show us one look you hate|“not like this” is a fine beginning}.',
    'We {work by|set up at} the {window|largest window}, {because daylight tells the truth|since bulbs lie}, and {check everything under the light of your reception|then test it with a phone flash}.',
    'There is {a running order|a plan} and {a second one for when it collapses|another for when it collapses}. {That one usually involves a safety pin|<owner> has never needed a third}.',
    'We {talk|chat} when you {talk|want to}, {go quiet when you go quiet|and otherwise let you be}; {both are fine|the playlist is yours}.',
    'Weather is {part of the design|in the plan}: {humidity, wind, tears|heat, hugs, tears}, {everything set and sealed accordingly|we adjust products to the forecast}.',
    'At the {end|finish} everyone {gets a hand mirror and a minute|looks once from all sides}, and {changes are made without sighing|“a little less” takes thirty seconds}.',
    'We {leave|hand over} {a small bag|a touch-up pouch}: {pins, blotting paper, a mint|the things you will want at nine o’clock}, {labeled by name|and someone you trust learns how to use it}.',
    {
      when: 'trial-available',
      text: 'The trial is {where mistakes belong|for trying the wild idea}: {two looks|two versions}, {photos in daylight|a walk around the block}, {and notes on every step|then we write it all down}.',
    },
    {
      when: 'updo',
      text: 'Updos are {anchored, not sprayed stiff|built on braids you never see}; {you can dance, nap and hug in them|they come apart with six pins}.',
    },
    {
      when: 'blowout',
      text: 'A blowout {by us|from our hands} has {bend|swing}, {lasts two days|lasts the weekend} and {smells of nothing much|does not smell of a salon}.',
    },
    {
      when: 'extensions',
      text: 'Extensions are {color-matched strand by strand|matched in daylight}, {clipped where pins hide them|placed below the crown} and {yours to keep|out again in five minutes}.',
    },
    {
      when: 'braids',
      text: 'Braids {can begin the day before|take patience}: {crown, fishtail, cornrows|from one loose plait to forty tight ones}, {neat parts|clean parts}, {no tugging|never so tight that it aches}.',
    },
    {
      when: 'textured-natural',
      text: 'For {natural texture|curls and coils} we {book more time|plan an extra half hour}, {bring the right creams|use what your hair already likes} and {define before we shape|leave volume where it wants to be}.',
    },
    {
      when: 'veil-placement',
      text: 'Veils are {sewn to a comb|placed twice}: {in for the aisle, out in ten seconds|once for the aisle, once for whoever removes it}, {and we show someone how|with a rehearsal for the sister in charge}.',
    },
    {
      when: 'airbrush',
      text: 'Airbrush goes on {in veils|in four thin passes}, {feels like nothing|weighs nothing} and {does not transfer to collars|survives cheeks pressed against cheeks}.',
    },
    {
      when: 'lashes',
      text: 'Lashes are {single and short|cut to your eye}, {glued with something gentle|never heavy}; {people notice the eyes, not the lashes|by the second dance you will have forgotten them}.',
    },
    {
      when: 'natural-look',
      text: 'A natural look takes {longer than you think|just as long}: {skin that is skin|freckles stay}, {brows brushed|a little color where sleep used to be}, {no visible work|and nobody asks who did it}.',
    },
    {
      when: 'full-glam',
      text: 'For full glam we {go all the way|do not hold back}: {sculpted, lined, lit|cut crease, strong lip}, {and clean edges under a macro lens|and it stays put until breakfast}.',
    },
    {
      when: 'long-wear',
      text: 'We {layer thin|set in layers}, {powder only where it shines|let each layer dry}, and {test with a white napkin|hand out one lipstick for later}; {fourteen hours is normal|it lasts until you take it off}.',
    },
    {
      when: 'mature-skin',
      text: 'On mature skin {less is kinder|cream beats powder}: {light, moisture, lifted color|a soft line, a bright eye}, {and mothers who ask for our number|no attempt to erase a life well lived}.',
    },
    {
      when: 'bridal-henna',
      text: 'Bridal henna {takes four to six hours|is an evening’s work}, {palms to elbows|hands and feet}, {with both initials hidden in the vines|and a story in the pattern if you tell us one}; {someone feeds you meanwhile|bring music and snacks}.',
    },
    {
      when: 'guest-henna',
      text: 'For guests we {draw quickly|keep a small book of designs}: {five minutes a hand|a dozen hands an hour}, {two artists, one long bench|kids first}.',
    },
    {
      when: 'facial',
      text: 'Facials {stop ten days before|are timed backward from the date}, {nothing new in the last week|no experiments close to the day}, {and skin thanks us for it|which is the whole secret}.',
    },
    {
      when: 'nails',
      text: 'Nails are {done the day before|a quiet Friday hour}: {short, neat, chip-free|shaped for rings and close-ups}, {any color that goes with champagne|and yes, grooms too}.',
    },
    {
      when: 'dressing-assistant',
      text: 'A dresser {stays for the buttons|handles hooks, loops and bustle}, {carries a crochet hook|brings spare thread} and {kneels so your friends need not|is the calmest person in the room}.',
    },
    {
      when: 'yoga',
      text: 'On request the day begins with {twenty minutes of stretching|slow yoga}, {on the lawn if it is dry|mats provided}, {and the room is friendlier afterward|before anyone checks a phone}.',
    },
    {
      when: 'south-asian-weddings',
      text: 'We {set dupattas|pin dupattas} {so they hold through pheras|for six hours of ceremony}, {balance jewelry weight|secure tikka and nath} and {change the look for the evening in forty minutes|plan each event of the week}.',
    },
    {
      when: 'tier-4',
      text: 'For {larger mornings|grand mornings} a {lead artist|principal} {does only you|stays with you alone}, {a coordinator keeps time|someone else keeps the list}, and {robes, steamers and mirrors arrive the evening before|the room is arranged before you wake}.',
    },
  ],

  offers: [
    'Prices {start at|begin at} <price> a person, {with tax and travel on separate lines|and the quote names each person and each service}.',
    'We {send|write} {a schedule with the quote|a first schedule within two days}, {backward from the ceremony|minute by minute}, {so you see what is possible|before you pay a cent}.',
    'The {package for two|couple’s booking} {covers|takes care of} {both of you, separately if you like|both of you}, {no first looks spoiled|by two artists in two rooms}.',
    'Mothers {get|are given} {as much time as anyone|the quiet chair}, {children five gentle minutes|flower girls a bit of sparkle}, {and the photographer a free shine check|and nervous partners a glass of water}.',
    'Add {rehearsal dinner|engagement pictures} or {the morning after|a welcome party} {at a reduced rate|for a third less}.',
    'A {small wedding|courthouse morning} {for two|with two chairs} takes {about ninety minutes|under two hours} and {is just as welcome|costs exactly what two people cost}.',
    'The contract {names|fixes} {your artist|the artist}, {a replacement of the same level|a named stand-in} and {the start time|the minute we knock}.',
    'Changes {in the party|of numbers} are {free until three weeks before|possible until the last fortnight}; {one more cousin usually fits|a missing cousin costs nothing}.',
    'You can {book|add} {touch-up hours|a second look}, {a stylist for the group pictures|someone for the evening change} or {nothing else at all|leave it at that}.',
    'Half the {bill|sum} is due {a month before|four weeks out}, {the rest on the morning|the remainder that day}, {by someone who is not you|so name a friend with a card}.',
    'We {lend|bring} {robes in all sizes|folding mirrors}, {lamps|chairs of the right height} and {a speaker|chargers for every phone}, {part of the service|at no charge}.',
    {
      when: 'comes-to-you',
      text: 'We come to {your house, hotel or tent|you}: {all we need is a table, a chair and a plug|mirrors, lights and chairs in tow}, {and leave the room as we found it|and sweep up afterward}.',
    },
    {
      when: 'in-studio',
      text: 'In the studio you get {good light|real light}, {parking|coffee} and {space for eight|room for friends}; {no hotel bathroom queue|and the mess stays with us}.',
    },
    {
      when: 'trial-available',
      text: 'A trial {takes two hours|lasts up to two hours}, {includes two looks|comes with photos and notes} and {is credited in part when you book|can be combined with an engagement shoot}.',
    },
    {
      when: 'early-start',
      text: 'Early {ceremonies|churches} are {no problem|fine}: we {have knocked at four in the morning|start at five if we must}, {with coffee|cheerfully, by our standards}.',
    },
    {
      when: 'multiple-artists',
      text: 'With {three to six|up to seven} artists, {ten people are ready in three hours|a party of twelve takes one morning}, {and nobody sits around finished at dawn|so the first is as fresh as the last}.',
    },
    {
      when: 'travels-50-miles',
      text: 'Within fifty miles {travel is simple|we drive to you}; {beyond that we stay overnight|farther out, a guest room is part of the quote}.',
    },
    {
      when: 'barber-grooming',
      text: 'The {grooming|barber} package {covers|includes} {cut, shave and a press for the shirt|trim, beard and hot towel} {for the whole party|for four}, {in under two hours|while the others are in the other room}.',
    },
    {
      when: 'bridal-henna',
      text: 'Henna evenings {come with|include} {aftercare balm|lemon-sugar and balm}, {a dark stain by the second day|a touch of pattern for both mothers} and {a seat for whoever keeps you company|small designs for up to ten guests}.',
    },
    {
      when: 'massage',
      text: 'A {chair massage|shoulder massage} {on the morning|between breakfast and vows} is {ten minutes well spent|our best-selling extra}, {partners very much included|ask the best man}.',
    },
    {
      when: 'wardrobe-styling',
      text: 'Wardrobe sessions {cover|sort out} {both outfits|the whole party}, {shoes, jewelry, what to wear on Sunday|from cuff links to getaway shoes}.',
    },
    {
      when: 'nutrition',
      text: 'Our nutrition plan is {plain|friendly}: {breakfast, protein, water|eat, sleep, drink water}, {and what to serve on the morning so nobody faints|no scales involved}.',
    },
    {
      when: 'tier-1',
      text: 'The {simple|short} package, {from <price>|at <price> a person}, is {one look, one hour|an hour in the chair}, {done well|no extras needed}; {groups of five pay for four and a half|friends get the same price}.',
    },
    {
      when: 'tier-4',
      text: 'Full-day attendance {includes|means} {two previews|two trials}, {an artist at your side until the last dance|changes for ceremony, dinner and late night} and {a kit made up for you alone|one person who carries whatever you may need}.',
    },
  ],

  closings: [
    'Tell us {the date|your date}, {the place|where you dress} and {how many faces|how many people}; {a schedule follows|we come back with a timetable and a price}.',
    'Begin with {a call|fifteen minutes on the phone}. {No obligation|No pressure}, {bring questions|bring doubts}.',
    'We {answer|reply} {in the evening|after two o’clock}, {when the last bride is out the door|once the brushes are clean}.',
    'If {the date is gone|we are booked}, you {hear it the same day|will know at once}, {with two names we trust|and get names of good colleagues}.',
    'Come {as you are|straight from work}; {that is the face we need to know|we prefer it that way}.',
    'A {signature|deposit} {holds the morning|keeps the date}; {numbers can wait|the list can change for months}.',
    'Nervous? {Good|So is everybody}. {We are used to shaking hands|Sit down, we have tea}.',
    'Book {six to nine months|about eight months} ahead for Saturdays; {weekdays are easier|Sundays often open up late}.',
    'Send a {selfie|picture} in daylight, {no filter|unfiltered}, {and one photo of you on a day you felt great|and one from a day you liked yourself}.',
    'We look forward to {early alarms|full rooms}, {bad jokes|good gossip} and {the second when you look up|the quiet minute at the end}.',
    'Ask {the mothers|past couples} {how the morning felt|about us}. {They remember|We are happy to put you in touch}.',
    'No hard sell, no {fear|flattery}; {if you need less than you asked for, we say so|we will talk you out of what you do not need}.',
    {
      when: 'tier-1',
      text: 'Students, {nurses, teachers|teachers and nurses}: {ask about weekdays|ask for the weekday rate}. {We were broke once, too|It is lower than you fear}.',
    },
    {
      when: 'tier-1',
      text: 'Installments {are fine|are possible}, {no interest|no fuss}; {just turn up in a button-down shirt|a smile counts as collateral}.',
    },
    {
      when: 'tier-2',
      text: 'You will find us {fair|clear} on price, {strict on time|punctual to the minute} and {easy to talk to|soft on everything else}.',
    },
    {
      when: 'tier-4',
      text: 'We {reserve|keep} {one date at a time|a short calendar}; {<owner> speaks to every client before saying yes|a first meeting takes place wherever you are comfortable}.',
    },
    {
      when: 'tier-4',
      text: 'Discretion {is part of the work|goes without saying}: {no posts without your word|phones stay in our bags}, {and no stories told|and we forget what we hear}.',
    },
    {
      when: 'young',
      text: 'We are {still building|new on the block}, {so early couples get our longest trials|so first-year prices apply}; {come and be pampered with ambition|tell your friends afterward}.',
    },
    {
      when: 'seasoned',
      text: 'We keep {a card on everyone|cards on all of it}, {what we used, in which order, your favorite song|down to the playlist}; {come back in ten years and we can do it again|anniversaries start from there}.',
    },
    {
      when: 'henna',
      text: 'Henna nights fill {fast|early} in {spring and fall|wedding season}; {write as soon as the week is fixed|three months ahead is wise}.',
    },
    {
      when: 'speaks-spanish',
      text: 'Hablamos español, {with you|in the chair} and {with your tías|with every tía in the room}.',
    },
    {
      when: 'in-studio',
      text: 'Stop by the studio {on a Thursday|any weekday}, {try the chair|sit by the window}, {ask us anything|have a coffee}.',
    },
    {
      when: 'comes-to-you',
      text: 'Give us {the address|an address} and {the floor|a parking tip}; {the rest comes in our cases|we bring the salon}.',
    },
    {
      when: 'lgbtq-owned',
      text: 'Two brides, two grooms, {or none of those words|or neither}: {we plan for the people in front of us|every love sits well in our chair}.',
    },
    {
      when: 'rural',
      text: 'Far out? {We like the drive|Fine}: {tell us about outlets and hot water|just mention how many mirrors there are}.',
    },
  ],

  pros: [
    'Written schedule for every morning',
    'Never {once|} late for a ceremony',
    'Daylight check before anyone leaves',
    'Tools disinfected between people',
    'Replies {within a day|the same evening}',
    'Touch-up pouch for everyone',
    'Your artist named in the contract',
    'Calm company at six in the morning',
    { when: 'trial-available', text: 'Trials with photos and {written|full} notes' },
    { when: 'all-skin-tones', text: 'Full shade range in every kit' },
    { when: 'textured-natural', text: 'Real skill with curls and coils' },
    { when: 'early-start', text: 'Starts at {four|five} if needed' },
    { when: 'multiple-artists', text: 'Up to {ten|twelve} people in one morning' },
    { when: 'barber-grooming', text: 'A barber on the team' },
    { when: 'airbrush', text: 'Airbrush at no surcharge' },
    { when: 'mature-skin', text: 'Mothers book them again' },
    { when: 'bridal-henna', text: 'Freehand henna, fresh paste' },
    { when: 'comes-to-you', text: 'Brings chairs, lamps and mirrors' },
    { when: 'in-studio', text: 'Bright studio with {parking|room for eight}' },
    { when: 'dressing-assistant', text: 'Helps with buttons and bustle' },
    { when: 'tier-1', text: 'One {low|clear} price per person' },
    { when: 'tier-4', text: 'An artist stays all evening' },
    { when: 'seasoned', text: '<years> years of wedding mornings' },
  ],

  cons: [
    'Saturdays in {May|June} and October go first',
    'Late additions only if time allows',
    'Travel fee beyond {twenty|thirty} miles',
    'No trials on weekends',
    'The party must be named {three|four} weeks ahead',
    { when: 'trial-available', text: 'Trials cost extra' },
    { when: 'in-studio', text: 'Studio seats {six|eight}, no more' },
    { when: 'early-start', text: 'Fee for starts before six' },
    { when: 'bridal-henna', text: 'Henna needs a free evening' },
    { when: 'tier-4', text: 'Minimum booking on peak dates' },
    { when: 'tier-1', text: 'Leaves after the last look' },
    { when: 'full-glam', text: 'Full glam takes {ninety|seventy-five} minutes' },
    { when: 'young', text: 'Small team, few stand-ins' },
    { when: 'extensions', text: 'Extensions must be ordered early' },
  ],

  answers: hairMakeupAnswers,
};

import type { VenueVoice } from '../voice.ts';
import { venuesAnswers } from './venues-answers.data.ts';
import { venuesMenus } from './venues-menus.data.ts';
import { venuesSpaces } from './venues-spaces.data.ts';

const TREES =
  '{Alder|Juniper|Sycamore|Hawthorn|Quince|Larch|Tupelo|Rowan|Hornbeam|Persimmon|Catalpa|Mulberry|Hackberry|Linden|Chestnut|Sassafras}';
const HOUSES =
  '{Ashdown|Thornbury|Wyndale|Coverley|Maplethorpe|Ellery|Dunmore|Fennimore|Averill|Haddon|Bramwell|Tolliver|Lachlan|Winslow|Calloway|Verity|Stroud|Quillan|Pruitt|Merriam|Osgood|Penhallow|Rutledge|Sedgwick|Trask|Vandermeer|Whitlock|Yardley}';
const COLORS =
  '{Copper|Pewter|Slate|Linen|Amber|Cobalt|Ivory|Flint|Saffron|Indigo|Russet|Ochre|Celadon|Umber|Garnet|Silver}';
const BIRDS = '{Sparrow|Heron|Wren|Swallow|Kestrel|Plover|Finch|Lark|Curlew|Egret|Oriole|Tanager}';
const BUILT = '{Hall|House|Place|Court|Rooms|Commons|Assembly}';

/** Names fit every type of venue, because a barn and a rooftop draw from the same list. */
export const venuesVoice: VenueVoice = {
  names: [
    'The {Wexley|Harrow|Corbin|Alcott|Tamsin|Delmar|Pruitt|Linden}',
    `{Old|New|Upper|Little|Great} ${HOUSES}`,
    'The <ownerLast>',
    'The <ownerLast> House',
    '<ownerLast> Hall',
    '<ownerLast> Place',
    '<ownerLast> & {Daughters|Sons|Company}',
    '<ownerLast> {Grounds|Court|Corner|Crossing|Landing}',
    `${TREES} ${BUILT}`,
    `${TREES} & ${BIRDS}`,
    `${HOUSES} ${BUILT}`,
    `${COLORS} & ${TREES}`,
    `The ${COLORS} {Room|Hall|House|Gate|Door|Stair}`,
    '{Larkspur|Foxglove|Yarrow|Heather|Sorrel|Marigold|Anise|Clover} {Hall|House|Place|Commons}',
    '{Twelve|Seven|Nine|Four|Three|Six} {Lanterns|Elms|Chimneys|Windows|Gates|Bells|Sparrows}',
    'The {Old|Upper|Lower|North|West} {Landing|Commons|Assembly|Exchange|Green}',
    '{North|South|East|West} {Elm|Mercer|Lowell|Canal|Prospect|Orchard} {House|Hall|Social}',
    'Hall of {Elms|Hours|Larks|Lanterns}',
    `{House|Maison|Casa} ${HOUSES}`,
    `${BIRDS} ${BUILT}`,
    `The ${BIRDS} & {Bell|Key|Crown|Lantern|Oar|Ivy|Harp|Plume}`,
    '{Stillwater|Brightwater|Longview|Fairmeadow|Highmoor|Westering|Candlewick} {House|Hall|Place}',
    'The {Stillwater|Longview|Highmoor|Candlewick|Eastering|Lamplight}',
    '{Gable|Lintel|Keystone|Mantel|Cornice|Threshold} {House|Hall|Court}',
    'The {Gable|Lintel|Mantel|Cornice|Threshold}',
    '{Clementine|Rosamund|Winifred|Josephine|Cordelia|Adelaide|Beatrix} {House|Hall|Court}',
    'The {Clementine|Rosamund|Winifred|Cordelia|Adelaide|Beatrix}',
    '{Ambrose|Everett|Silas|Rupert|Leopold|Augustine} {Hall|House|& Vine|Court}',
    'The {Ambrose|Everett|Silas|Leopold|Augustine}',
    '{Hollis|Bramwell|Tolliver|Pemberley|Lachlan|Winslow} & {Wren|Rye|Reed|Rose|Hale}',
    `${HOUSES} at {Elm Hill|Fox Run|Stone End|Mill Row|Willow Bend|Hawk Ridge|Ferry Lane|Orchard Green}`,
    'The {Gathering|Supper|Harvest|Welcome|Long Table} {House|Hall} at {Alder|Elm|Mill|Stone|Ferry} {Row|Lane|End|Hill}',
    '{Alder|Elm|Mill|Stone|Ferry|Chapel|Orchard} {Row|End|Hill} {House|Hall|Social}',
    '{Harbor|Meadow|River|Ridge|Garden|Valley} {& Vow|& Gable|& Hearth|& Lark}',
    '{Evening|Morning|Midsummer|First Light|Long Day} {House|Hall|Place}',
    'The {Evening|Midsummer|First Light|Daybreak} {Room|Rooms|House}',
    '{Bell|Lantern|Candle|Compass|Weathervane|Almanac} {House|Hall|Court|& Company}',
    'The {Weathervane|Almanac|Compass|Sundial|Lamplighter}',
    '{Saffron|Indigo|Russet|Ochre|Vermilion|Celadon} {Hall|House|Rooms|Court}',
    '{Kiln|Loom|Anvil|Millstone|Spindle|Quarry} & {Vine|Clover|Linen|Laurel|Myrtle}',
    'The {Laurel|Myrtle|Magnolia|Camellia|Wisteria|Hydrangea} {on|at} {Third|Ninth|Mill Street|Elm|the Green|the Hill}',
    '{Laurel|Myrtle|Magnolia|Wisteria|Bayberry|Dogwood} {Court|Hall|House|Terrace}',
    '{Eleven|Thirty|Forty-One|Nineteen|Eighty-Eight} {Mercer|Orchard|Canal|Lowell|Willow|Garnet}',
    '<city> {Assembly|Social Hall|Commons|Gathering House}',
    'The <city> {Rooms|Lyceum|Assembly}',
    `The ${HOUSES}`,
    '{Fox|Hart|Otter|Hare|Badger|Marten} & {Lantern|Linen|Laurel|Thistle|Bell} {Hall|House|}',
    '{Wick|Tallow|Ember|Tinder|Hearth} & {Elm|Rose|Stone|Vine}',
  ],

  openings: [
    'The {gates|doors} of <name> open for {one couple|one party|one family} at a time, and the whole {crew|house|staff} works for them.',
    '<owner> <ownerLast> {runs|looks after|keeps} <name> with a {small|steady|close} crew who {know every light switch|could set the tables in the dark|have carried every chair here twice}.',
    '<name> stands in <city>, {close enough|an easy drive} for {guests from all over <market>|anyone in <market>} and {quiet enough to hear the vows|calm enough to hear yourselves think}.',
    'Couples {come|arrive} for the {light|light in the late afternoon} and {stay for|remember} the {people|kindness of the crew|way the evening runs}.',
    'We host about <weddings> weddings a year, {which is as many as we can do well|a number we chose on purpose|and each one gets its own walk-through, its own plan and its own bad-weather page}.',
    'A good venue should {make people exhale|slow people down|loosen shoulders} at the door; {everything here|each room here} was {arranged|built|kept} with that in mind.',
    'There is room for <guests> guests, and {corners|places} enough that {a small party never rattles|thirty people feel just as much at home}.',
    '{Nobody|No one} needs to {decorate|dress up} this place {much|heavily}: {bring flowers, bring people|a few candles, a few stems}, and it {does the rest|looks finished}.',
    'What you see on a tour is what you get in {June|October|May}: the same {chairs|floors|views}, the same {faces|people}, and {no surprise line items|a price that does not grow}.',
    '{Ask what guests remember|Ask last year’s guests}: {the arrival|the walk in}, the {first look at the tables|hour before dinner}, and how {late|happily} they {danced|stayed}.',
    'Some venues are {backdrops|stage sets}. This one is {a host|more like a host}, and it {pours you something|takes your coat} first.',
    '{Our|The} floor plan has been {redrawn|argued over} for every kind of party: {two hundred cousins|a room of dancers}, {twelve best friends|one long table}, {a tea ceremony at noon|a band that needed a stage}.',
    {
      when: 'young',
      text: 'We opened {recently|not long ago}, so the {paint is fresh|floors still shine}, the {kitchen is new|wiring is new} and we {still answer every inquiry ourselves|return calls fast}.',
    },
    {
      when: 'young',
      text: 'Ours is a young house with {old-fashioned|careful} manners: {doors held|umbrellas ready}, {names learned|water poured}, {nothing rushed|no one hurried}.',
    },
    {
      when: 'seasoned',
      text: 'After <years> years and a great many {first dances|toasts}, {little surprises us|we have a drawer for every emergency} and {less worries us|very little is left to luck}.',
    },
    {
      when: 'seasoned',
      text: 'We have been {opening these doors|setting these tables} long enough that {some of last season’s couples|a few of our newer couples} had {older sisters|older brothers} who {danced|married} here.',
    },
    {
      when: 'tier-1',
      text: 'We keep it {simple|plain and fair}: a {good|handsome} place, a {fair|modest} fee from <price>, and {no rule that exists only to earn money|nothing you have to buy from us twice}.',
    },
    {
      when: 'tier-1',
      text: 'This is a venue for couples who would rather {feed more friends|spend on the band} than {pay for marble|rent gold chairs}.',
    },
    {
      when: 'tier-2',
      text: '{Middle-sized in price|Sensible on price} and {generous in hours|generous with time}, we try to be the quote that {makes sense on first reading|needs no follow-up questions}.',
    },
    {
      when: 'tier-3',
      text: 'The details are {already good|looked after}: {real linen|heavy flatware}, {proper glasses|dimmers in every room}, {a coat check with a person in it|chairs people can sit in for three hours}.',
    },
    {
      when: 'tier-4',
      text: 'A {discreet|quiet} staff, {a cellar|a larder} chosen by people who {taste before they buy|argue about vintages}, and rooms that have {never needed a theme|been kept rather than renovated}.',
    },
    {
      when: 'tier-4',
      text: 'We take {few|a limited number of} weddings and {plan each|rehearse each} {to the quarter hour|as a theater plans an opening night}, so that {the day feels unplanned|nobody sees the planning}.',
    },
    {
      when: 'barn-farm',
      text: 'The barn {still smells faintly of cedar|has hand-cut beams and a swept plank floor}, and the {fields|pastures} around it {are worked all summer|belong to the same family}.',
    },
    {
      when: 'barn-farm',
      text: '{Hay|Corn|Clover} grows {up to|nearly to} the parking field, and the {resident goats|hens|barn cats} {attend most ceremonies uninvited|have opinions about string quartets}.',
    },
    {
      when: 'ballroom-banquet-hall',
      text: 'The ballroom has {a sprung floor|a floor made for dancing}, {a proper stage|tall windows on two sides} and {no pillar between any guest and the toasts|a ceiling high enough for real flowers}.',
    },
    {
      when: 'beach-waterfront',
      text: '{Water|The water} is on {two sides|the doorstep}, so every ceremony has {its own soundtrack|a horizon behind it} and {bare feet are welcome|nobody minds sandy hems}.',
    },
    {
      when: 'winery-vineyard',
      text: '{Vines run|The rows run} to the edge of the terrace, and the {barrel room|cellar} stays {cool and candlelit|cool through August}.',
    },
    {
      when: 'brewery-distillery',
      text: '{Tanks and barrels|Copper and steel} make {a good backdrop|honest decor}, and the {first pour|welcome drink} was made {forty feet from the altar|under the same roof}.',
    },
    {
      when: 'country-club',
      text: 'The clubhouse looks over {the eighteenth green|clipped fairways}, with {a patio for cocktails|a terrace at sunset} and {staff who have done this on Saturdays for years|valets who know the drill}.',
    },
    {
      when: 'garden-park',
      text: 'Something is in bloom from {April|March} to {November|the first frost}, and the {paths|beds} are {labeled|laid out} for {slow walking|people who like to wander off}.',
    },
    {
      when: 'historic-building',
      text: 'The building went up in {1887|1894|1902|1911|1926} as {a bank|a post office|a library|a town hall}, and the {staircase|tile|plasterwork} has outlived {every fashion|every owner} since.',
    },
    {
      when: 'hotel-resort',
      text: 'Everyone can {sleep|stay} under one roof: {ceremony, dinner|vows, dinner}, last dance, {elevator|hallway}, bed.',
    },
    {
      when: 'industrial-loft',
      text: '{Brick|Bare brick}, {steel windows|iron columns} and {a freight elevator that fits a grand piano|a floor that has seen heavier things than dancing}: the loft is {plain on purpose|a blank page with good bones}.',
    },
    {
      when: 'mansion-estate',
      text: 'The drive {curves|bends} once before the house {appears|shows itself}, {an old trick that still works|and guests always go quiet there}.',
    },
    {
      when: 'museum-gallery',
      text: 'Dinner is served {among the pictures|between exhibitions}, the {walls|lights} are {already curated|museum grade}, and {guests have something to talk about|small talk takes care of itself}.',
    },
    {
      when: 'restaurant',
      text: 'We were a restaurant first, so {the food comes out hot|dinner is the point} and {the room already knows how to be full|nobody has to build a kitchen in a tent}.',
    },
    {
      when: 'rooftop',
      text: 'The {elevator opens|doors open} on {open sky|the skyline}, and {guests reach for their phones|someone always says “oh” out loud}.',
    },
    {
      when: 'place-of-worship',
      text: 'The {sanctuary|nave} has {stained glass to the west|an organ in good voice} and {acoustics that carry a whisper|pews that seat whole families}, and couples of {many traditions|different traditions} are welcome.',
    },
    {
      when: 'boat-yacht',
      text: 'We {cast off|leave the dock} on time, {turn toward the light|find the calm water}, and {nobody can leave early|the view changes with every course}.',
    },
    {
      when: 'mountain-ranch',
      text: 'The {ridge|range} fills the {west|whole west} side of every photograph, and the {air|evening air} is {cool enough for wool blankets|worth the drive by itself}.',
    },
    {
      when: 'private-home',
      text: 'It is a {real|lived-in} house, with {books on the shelves|a piano that gets played}, {good lamps|a kitchen people end up in} and {a garden gate that sticks|a porch for the slow talkers}.',
    },
    {
      when: 'urban',
      text: 'We are {in the middle of things|right in town}: {trains|transit}, hotels and {late tacos|good breakfast} are {all within a walk|around the corner}.',
    },
    {
      when: 'rural',
      text: 'Out here the {stars|constellations} {do the late shift|come free of charge}, and {the nearest neighbor|the loudest neighbor} is {an owl|a creek|a tree frog}.',
    },
    {
      when: 'suburban',
      text: 'It is {the quiet side of town|a calm address}, with {easy parking|wide streets} and {no one circling the block in heels|a hotel ten minutes off}.',
    },
  ],

  crafts: [
    'One {coordinator|person} from our side {stays with you|is yours} from {contract|first visit} to last song, {and picks up the phone|and knows the plan by heart}.',
    'We {walk the day with you|walk the whole route together} {a month|six weeks} ahead: {where the shuttle stops|where coats go}, where {grandparents sit|the band loads in}, where the {cake|cake table} stays cool.',
    'Every plan we write has a {second version|page two} for {rain|wind and rain}, {and it is never the sad version|drawn before you ask for it}.',
    'The {floor plan|room layout} is done {to scale|on paper, to scale}, so {“will it fit”|the seating chart} is {settled in minutes|never a guess}.',
    'Rooms turn from {ceremony to dinner|vows to supper} in {forty|thirty-five|fifty} minutes while guests are {elsewhere, holding something cold|outside with a drink}.',
    'Our crew {sweeps|checks} the grounds {twice|at dawn and again at four}; {a stray cord|a wobbly table} {doesn’t survive the second lap|is gone before anyone arrives}.',
    'We believe in {warm light|good light}, {short speeches|working microphones}, {full glasses|comfortable chairs} and {a clear way to the restroom|a schedule with slack in it}.',
    '{Timelines|Schedules} here have {air|ten spare minutes} in them; {hair runs late|someone loses a cufflink}, and the day {doesn’t notice|still starts well}.',
    'Vendors {tell us|often say} the loading {door|route} is {wide|simple}, the outlets {work|are where they should be}, and {somebody is there to help carry|there is coffee at nine}.',
    'We {write things down|keep notes}: who {can’t climb stairs|needs a chair in the shade}, who {should not sit near the speakers|is allergic to lilies}, who {gives the long toast|wants the first slice}.',
    'If something {breaks|goes sideways}, you will {hear about it afterward|hear about it over breakfast}, {with the solution|as a funny story}.',
    'Nothing gets {double-booked|squeezed in}: {the calendar|our calendar} is {one page|a single sheet} and one person {holds the pencil|keeps it}.',
    'Lighting is {on dimmers|set by hand}, and we {lower it a little with every course|bring it down as the evening goes on}, which {flatters everyone|is the oldest trick we know}.',
    {
      when: 'all-inclusive',
      text: 'Tables, {linens|linen}, {dinner|kitchen}, bar and {staff|crew} come from {one team|us}, on {one contract|one invoice}, so {there is one number to call|no one can point at anyone else}.',
    },
    {
      when: 'all-inclusive',
      text: 'You {choose|bring} the {music, the flowers|flowers, the photographer} and the people; {everything else is already here|we look after what is left}.',
    },
    {
      when: 'limited-services',
      text: 'We {provide the place|supply rooms, furniture} and {the people who know it|a venue manager}; {food, flowers and music|food and flowers} are {yours to choose|your call}.',
    },
    {
      when: 'raw-space',
      text: 'You get {four walls|the bare room}, {good power|plenty of power}, {a loading door|a clean floor} and {the keys|our blessing}; {planners love it|designers tend to grin}.',
    },
    {
      when: 'raw-space',
      text: 'Because the space comes {empty|bare}, it can be {a garden on Saturday|a supper club} or {a disco|a chapel}, and it {has been all of those|never looks the same twice}.',
    },
    {
      when: 'in-house-required',
      text: 'Our own kitchen {cooks everything|feeds everyone}, {on site|start to finish}, and {plates leave the pass hot|the chef comes out to say hello}.',
    },
    {
      when: 'preferred-list',
      text: 'Our caterer list is {short|brief} and {earned|honest}: {each kitchen|every name on it} has {cooked here often|worked this kitchen}, and {none pays to be listed|no one buys a place}.',
    },
    {
      when: 'outside-allowed',
      text: 'Any {insured|licensed and insured} caterer is welcome, from {your favorite taqueria|an uncle with a smoker and a permit} to {a six-course kitchen|white-glove service}.',
    },
    {
      when: 'getting-ready-suite',
      text: 'The getting-ready suite has {north light|a wall of mirrors}, {enough outlets for six curling irons|hooks for long dresses} and {a door that locks|a mini fridge}.',
    },
    {
      when: 'on-site-lodging',
      text: 'Those who stay over {wake up to|come down to} {coffee on the porch|a slow breakfast}, {retell the toasts|compare photographs} and {go home around noon|leave late}.',
    },
    {
      when: 'pet-friendly',
      text: 'Dogs are {welcome|invited}, {on a leash at the ceremony|with a walker} and {off duty|napping} by dinner.',
    },
    {
      when: 'outdoor-space',
      text: 'Outdoor chairs face {away from the sun|the better view} at {the hour you marry|your hour}, because we {checked|measured} it {month by month|for every month}.',
    },
    {
      when: 'covered-outdoor-space',
      text: 'There is a roof {over open air|without walls} for the {drizzly|undecided} days, so {the evening stays outside|dinner doesn’t have to move}.',
    },
    {
      when: 'climate-control',
      text: 'The heating and cooling were {sized for a full dance floor|planned for a room full of dancers}, {not an empty room|and you will be glad of it in August}.',
    },
    {
      when: 'south-asian-weddings',
      text: 'We know {baraats|a baraat}: where the {horse|drummers} can turn, {which road to close|where the sun falls}, and how much {time|joy} to allow.',
    },
    {
      when: 'jewish-weddings',
      text: '{Chuppah poles|The chuppah}, a {quiet room for yichud|signing table for the ketubah}, {chairs strong enough for the hora|a sturdy chair or two}: {all here|it is on our list before you ask}.',
    },
    {
      when: 'tier-4',
      text: 'Service runs at {one to ten|one to eight}, {silver is polished on Fridays|glasses are polished by hand}, and {the house manager remembers names|no request is written down twice}.',
    },
    {
      when: 'tier-1',
      text: 'Bring {your own playlist|a borrowed speaker}, {your aunt’s pies|grocery-store flowers} and {many hands|good friends}; {we will show you what works|we have seen it look wonderful}.',
    },
  ],

  offers: [
    'A booking {includes|covers} {the day itself|your date}, {an hour for the rehearsal|a rehearsal hour}, {a floor plan|a planning visit} and {someone to lock up|a crew at closing}.',
    'Prices start at <price>; {weekdays and winter|Fridays and the quiet months} {cost less|are gentler}, and {the quote lists everything|every fee is on page one}.',
    '{Ceremony|Vows} and {reception|dinner} can {happen in one place|share the day}, {so no one has to drive in between|which keeps the party together}.',
    'You may {come back|visit} {as often as you like|three times} before the day, {with florists|with your mother}, {a tape measure|a sketchbook} {and questions|or just a sandwich}.',
    'Small weddings {get|receive} the same {crew|attention}, {only fewer chairs|with one long table}; {ask about our Thursday rate|weekday dates suit them well}.',
    'The {rehearsal dinner|welcome party} and {the brunch after|a farewell breakfast} can {be held here too|join the same booking}, {if the neighboring days are free|dates allowing}.',
    'Included means included: {setup time|early access}, {cleaning|trash}, {power|lights} and {a human being with keys|our manager until the end}.',
    'We hand over a {binder|folder} of {measured plans|floor plans}, {power maps|outlet maps} and {sunset times|a sunset table}, {so your vendors can stop guessing|which planners tend to hug us for}.',
    'Choose {a half day|six hours}, {a full day|ten} or {the whole weekend|from Friday to Sunday}; {most couples take the middle|we will tell you honestly which you need}.',
    'Ask for {the sample day|a sample timeline}: {one page|a single page}, {hour by hour|quarter hour by quarter hour}, from a wedding {the size of yours|like yours}.',
    'A {venue manager|manager} and {a two-person crew|our crew} are on the floor {all evening|from first guest to last}, {included|at no extra charge}.',
    {
      when: 'tables-chairs-linens',
      text: 'Tables, chairs and linens are {here|in the price}, in {three colors|white, flax and slate}, {pressed|ironed} and {already set when you arrive|placed to your plan}.',
    },
    {
      when: 'av-equipment',
      text: '{Microphones|Two wireless microphones}, {speakers|a sound system} and {a projector|a screen} are {in the house|built in}, along with {somebody who knows how to mute them|fresh batteries}.',
    },
    {
      when: 'dance-floor',
      text: 'The dance floor is {in place|built in}, {twenty by twenty|roomy}, and {kind to heels|smooth enough for a proper foxtrot}.',
    },
    {
      when: 'on-site-lodging',
      text: 'Rooms for {the wedding party|close family} can be {held with your date|added to the booking}, so {nobody has to drive after the toasts|the night doesn’t end at the curb}.',
    },
    {
      when: 'elopement',
      text: 'For two people and {a witness|a few witnesses}, we keep {short slots|a two-hour slot} on {weekday mornings|quiet days}, with {a bouquet and a bottle|a table for lunch} if you like.',
    },
    {
      when: 'rehearsal-or-welcome',
      text: 'The evening before can {start here|be ours as well}: {pizza and name tags|a long table}, {early night|shoes off}, {and everyone knows the way the next day|no one gets lost tomorrow}.',
    },
    {
      when: 'brunch-or-after-party',
      text: 'We {do|serve} a {day-after brunch|morning-after brunch} with {strong coffee|eggs and strong coffee} and {soft voices|dim light}.',
    },
    {
      when: 'in-house-bar',
      text: 'The bar is {ours|in-house}, from {a beer-and-wine setup|beer and wine} to {the full shelf|two cocktails named after your dog}.',
    },
    {
      when: 'catering-kitchen',
      text: 'Your caterer gets {a real kitchen|a proper kitchen}: {ovens|six burners}, {cold storage|a walk-in}, {floor drains|a three-part sink} and {room to plate|a long steel table}.',
    },
    {
      when: 'tier-1',
      text: 'The {whole day|day rate} starts at <price>, {keys included|cleaning included}, and {you may set up the evening before if nobody is booked|early setup is free when the calendar allows}.',
    },
    {
      when: 'tier-2',
      text: 'Our middle package is the one {we would take ourselves|most people need}: {a full day|ten hours}, {furniture|tables and chairs}, {a manager|someone in charge}, {no padding|nothing ornamental}.',
    },
    {
      when: 'tier-3',
      text: 'Packages {are few|come in three sizes}; the largest {adds a second day|includes the evening before} and {a menu tasting for four|a lighting plan drawn for your tables}.',
    },
    {
      when: 'tier-4',
      text: 'Each proposal is {written by hand, so to speak|drawn up from nothing}: {rooms|courses}, {music|flowers}, {arrivals|cars} and {the hour the candles are lit|who greets whom at the door}.',
    },
    {
      when: 'rural',
      text: 'We {arrange|can arrange} shuttles {with a local company|from town}, because {the road is dark|cell service is shy} and {the wine is good|nobody should have to count drinks}.',
    },
    {
      when: 'urban',
      text: 'Hotel blocks {within walking distance|a few streets away} give our couples {a better rate|fair rates}; we {send the list|make the introduction} with the contract.',
    },
  ],

  closings: [
    'Write with {a date|a month} and {a rough headcount|a guess at numbers}; {an honest answer comes|we answer} {the same day|within a day}, even when the answer is {no|that we are full}.',
    'Tours are {on Tuesdays and Sundays|by appointment}, {take forty minutes|last as long as you like} and {end with coffee|come without a sales pitch}.',
    'Come {at the hour you would marry|in the late afternoon}, {stand where you would stand|walk in the way your guests would}, and {see whether it fits|trust your first thought}.',
    'If we are {not the right place|wrong for you}, <owner> will {say so|tell you} and {name two that might be|point you down the road}.',
    'We gladly hold {a date|one date} for {seven|ten|five} days {without money|on a handshake}; after that, {the pencil needs ink|we need a signature}.',
    'Bring {your parents|your list}, your {worries|questions} and {flat shoes|comfortable shoes}; {there is a lot to walk|we will see every corner}.',
    'Send {three dates|a few dates}, and we will {send back|return} {three prices|prices}, {no call needed|in writing}.',
    'The {calendar|booking calendar} is {kept honest|up to date}, so {a free day is a free day|what looks open is open}.',
    'Ask us {the awkward questions|hard questions}: {parking|curfew}, {toilets|restrooms}, {mud|wind}, {mosquitoes|in-laws}. We {like|enjoy} those.',
    'No {hard sell|pressure}, no {“today only”|countdown}: {sleep on it|go see the others}, then {come back|call}.',
    'The {first visit|tour} costs {nothing|an hour}, and {you will leave with a floor plan and a price|we pour the coffee}.',
    'Tell us {what you are picturing|how many, roughly when}, and {what you are afraid of|what worries you}; {both help|the second helps most}.',
    '{We look forward to|There is always time for} {a long walk around|showing the place off}, {preferably near sunset|rain or shine}.',
    'Weekend dates {go first|leave early}; if yours is {a Friday|a Sunday}, {you have more choice than you think|say so, it helps}.',
    {
      when: 'tier-1',
      text: 'On a {tight|careful} budget? {Say the number|Tell us the number} and we will {tell you what it buys here|build from there}, {without the raised eyebrow|gladly}.',
    },
    {
      when: 'tier-1',
      text: '{Installments are fine|Payment plans are fine}, {so are homemade flowers|so is a borrowed sound system}, and {nobody will upsell you a chair cover|there is no package called platinum}.',
    },
    {
      when: 'tier-4',
      text: 'Private visits are {arranged|held} {in the evening|one couple at a time}, with {a glass of something cold|the house to yourselves} and {time to be silent|no clock}.',
    },
    {
      when: 'tier-4',
      text: 'For {dates within the year|a date this year}, {please inquire directly|do ask}; {a cancellation, rare as it is,|now and then a date} returns to the calendar.',
    },
    {
      when: 'tier-3',
      text: 'We {recommend|suggest} booking {ten to fourteen months|about a year} ahead; {spring and fall go first|October Saturdays are the first to go}.',
    },
    {
      when: 'young',
      text: 'We are {new|the new ones} and {know it|happy to prove ourselves}: {ask for references|ask for the couples of our first season}, {they are generous with the truth|they like to talk}.',
    },
    {
      when: 'seasoned',
      text: 'By now we {have met|know} {nearly every question|most questions}; {try us with a new one|yours may still surprise us}.',
    },
    {
      when: 'rural',
      text: 'Your {navigation|phone} may give up on the last mile; {look for the white gate|follow the signs} {and keep going|past the mailbox}.',
    },
    {
      when: 'urban',
      text: 'We are {two minutes from a train|easy to reach}; {come on your lunch break|stop by after work} and {see the room empty|bring a sandwich}.',
    },
    {
      when: 'speaks-spanish',
      text: 'Se habla español, {for tours|on the phone}, for {contracts|planning} and for {grandmothers|family}.',
    },
    {
      when: 'wheelchair-accessible',
      text: 'If {someone you love|anyone in your party} uses {a wheelchair|wheels or a walker}, {bring them to the tour|roll the whole route with us} and {hold us to it|see for yourselves}.',
    },
    {
      when: 'outdoor-space',
      text: 'Visit {on a bad day, if you can|in poor weather, too}; {sunshine sells itself|any place looks good in the sun}.',
    },
  ],

  pros: [
    'One wedding {a day|at a time}, never two',
    'Answers inquiries {the same day|within a day}',
    'Rain plan {drawn|ready} before you ask',
    'The same coordinator from tour to last song',
    '{Clear|Plain} pricing, every fee on page one',
    'Rehearsal hour included',
    'Golden-hour light {on the ceremony side|where you say your vows}',
    'Ceremony and reception in one place',
    { when: 'on-site-parking', text: '{Free|Plenty of} parking on site' },
    { when: 'on-site-lodging', text: 'Guests can sleep where they dance' },
    { when: 'getting-ready-suite', text: 'Bright getting-ready suite with a door that locks' },
    { when: 'outside-allowed', text: 'Bring any {insured|licensed} caterer' },
    { when: 'byo-allowed', text: 'Bring your own wine, no corkage' },
    { when: 'wheelchair-accessible', text: 'Step-free from car to dance floor' },
    { when: 'pet-friendly', text: 'Dogs may walk down the aisle' },
    { when: 'all-inclusive', text: 'Food, bar and furniture on one invoice' },
    { when: 'tables-chairs-linens', text: 'Tables, chairs and linens included' },
    { when: 'climate-control', text: 'Heated and cooled for a full dance floor' },
    { when: 'tier-1', text: 'A full day for a fair fee' },
    { when: 'tier-4', text: 'Quiet, {experienced|well-trained} staff in generous numbers' },
    { when: 'urban', text: 'Hotels and transit within a walk' },
    { when: 'rural', text: 'Dark skies and no traffic noise' },
    { when: 'seasoned', text: '<years> years of weddings under this roof' },
  ],

  cons: [
    'Saturdays book out {nine|twelve|fourteen} months ahead',
    'No confetti, real petals only',
    'Candles must be in glass',
    'Tours by appointment only',
    { when: 'noise-curfew', text: 'Music ends on the dot' },
    { when: 'in-house-required', text: 'Outside caterers are not possible' },
    { when: 'raw-space', text: 'Furniture and kitchen must be brought in' },
    { when: 'rural', text: 'Cell reception is thin' },
    { when: 'urban', text: 'Street parking is scarce on weekends' },
    { when: 'outdoor-space', text: 'Heels sink into the lawn after rain' },
    { when: 'no-sparklers', text: 'No sparkler send-offs' },
    { when: 'insurance-required', text: 'Event insurance is required' },
    { when: 'historic-building', text: 'Nothing may be nailed or taped to the walls' },
    { when: 'tier-4', text: 'Weekend minimums apply in high season' },
    { when: 'tier-1', text: 'Decor is simple; bring your own' },
    { when: 'boat-yacht', text: 'Latecomers miss the boat, literally' },
    'Only a few dates each month',
    'Large bands need the big room',
  ],

  answers: venuesAnswers,
  spaces: venuesSpaces,
  menus: venuesMenus,
};

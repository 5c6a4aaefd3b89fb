import type { StorefrontVoice } from '../voice.ts';
import { cateringAnswers } from './catering-answers.data.ts';

const HERBS =
  '{Thyme|Sorrel|Fennel|Sage|Chervil|Lovage|Tarragon|Rosemary|Savory|Anise|Marjoram|Borage|Nettle|Bay Leaf|Caraway|Sumac}';
const VESSELS = '{Ladle|Skillet|Kettle|Platter|Spoon|Crock|Trivet|Griddle|Whisk|Tureen|Mortar|Cleaver}';
const LARDER =
  '{Salt|Butter|Honey|Olive|Lemon|Fig|Pear|Almond|Plum|Barley|Rye|Radish|Quince|Currant|Leek|Chestnut|Citron|Walnut}';
const TABLES = '{Table|Kitchen|Catering|Supper Company|Provisions|Feasts|Cooking Company|Hospitality}';
const TREES = '{Alder|Juniper|Sycamore|Hawthorn|Larch|Tupelo|Rowan|Mulberry|Linden|Hickory|Cypress|Pecan}';

export const cateringVoice: StorefrontVoice = {
  names: [
    '<ownerLast> & {Daughters|Sons|Sisters|Company|Cousins} {Catering|Kitchen|Table}',
    '<ownerLast> {Catering|Kitchen|Table|Provisions|Feasts}',
    '{Chef|} <owner> <ownerLast> {Catering|Kitchen|at Table}',
    '<owner>’s {Kitchen|Long Table|Supper Table|Table}',
    'The <ownerLast> {Kitchen|Table|Supper Company}',
    'Table {by|of} <ownerLast>',
    `${HERBS} & ${LARDER}`,
    `${LARDER} & ${HERBS} {Catering|Kitchen|Table}`,
    `${HERBS} & ${VESSELS}`,
    `${LARDER} & ${VESSELS}`,
    `The ${LARDER} ${VESSELS}`,
    `The ${HERBS} {Kitchen|Table|Pantry|Garden Kitchen}`,
    `${HERBS} ${TABLES}`,
    `${LARDER} ${TABLES}`,
    `${LARDER} {Street|Lane|Hill|House|Row} ${TABLES}`,
    `${TREES} & ${LARDER} ${TABLES}`,
    `${TREES} {Street|Hill|Row|Creek} {Kitchen|Catering|Provisions}`,
    `The {Copper|Iron|Silver|Wooden|Enamel|Tin} ${VESSELS}`,
    `{Copper|Iron|Silver|Wooden|Enamel|Tin} ${VESSELS} {Catering|Kitchen}`,
    `{Two|Three|Four|Six|Seven} ${LARDER} {Kitchen|Catering}`,
    `{Blue|Red|Green|White|Yellow} ${VESSELS} {Catering|Kitchen|Company}`,
    '{Blue|Red|Green|White|Yellow|Black} {Apron|Oven|Gate|Door|Rooster|Heron} {Catering|Kitchen|Table}',
    '{Second|Third|First} {Helping|Helpings|Course|Serving}',
    '{Pass|Carry|Bring} the {Salt|Bread|Platter|Butter|Pepper|Potatoes}',
    'The {Long|Round|Harvest|Welcome|Borrowed|Sunday|Midsummer} Table {Company|Catering|}',
    '{Sunday|Midsummer|Harvest|First Frost|Evening} {Kitchen|Supper Company|Provisions|Catering}',
    'The {Hungry|Generous|Patient|Quiet|Merry|Thankful} {Fox|Hare|Otter|Heron|Magpie|Badger|Crow}',
    '{Fox|Hare|Otter|Heron|Magpie|Badger|Crow} & {Fork|Fig|Ladle|Pear|Platter} {Catering|Kitchen|}',
    '{Hearth|Ember|Cinder|Kindling|Oak Fire} & {Olive|Honey|Salt|Thyme|Clover} {Catering|Kitchen|}',
    '{Ember|Cinder|Kindling|Applewood|Woodsmoke} {Kitchen|Table|Catering}',
    '{Market|Orchard|Harbor|Garden|Mill|Prairie|Canal} {Street|Row|Side|Gate} {Kitchen|Catering|Supper Club}',
    '{Marrow|Pith|Peel|Zest|Crumb} & {Vine|Rind|Stone|Salt|Smoke} {Catering|}',
    '{Linen|Clay|Slate|Stoneware|Porcelain} & {Smoke|Honey|Sage|Salt|Fig} {Catering|Kitchen}',
    'House of {Sage|Saffron|Fennel|Plenty|Plates|Salt}',
    'The {Daily|Proper|Honest|Common|Good} {Plate|Supper|Feast|Table}',
    '{Proper|Honest|Common|Plain|Good} {Supper|Plates|Feast} {Catering|Company}',
    '{Copper|Clover|Meadow|Bramble|Fieldstone|Larkspur|Goldenrod} {Kitchen|Catering|Table|Provisions}',
    '{Bramble|Fieldstone|Goldenrod|Saltmarsh|Highgrass|Riverbend} & {Rye|Fig|Thyme|Co.}',
    '{Winifred|Rosamund|Josephine|Clementine|Augusta|Ottilie|Leonora}’s {Table|Kitchen|Pantry}',
    '{Augusta|Ottilie|Leonora|Silas|Ambrose|Rupert|Everett} & <ownerLast> {Catering|}',
    '<city> {Supper Company|Table|Provisions|Feast Company}',
    'The <city> {Kitchen|Larder}',
    '{Ninth|Fourth|Elm|Willow|Canal|Depot} Street {Larder|Kitchen|Commissary|Table}',
    'The {Traveling|Roving|Open|Garden|Corner|Upstairs} {Larder|Kitchen|Pantry|Galley}',
    '{Larder|Pantry|Cellar|Galley|Scullery} & {Vine|Lantern|Larch|Lark|Loaf}',
    '{Bread|Plums|Figs|Olives|Lemons|Peaches} {& Company|for Everyone|at Noon}',
    '{Twelve|Twenty|Forty|Ninety} {Plates|Chairs|Spoons|Napkins} {Catering|}',
  ],

  openings: [
    '<owner> <ownerLast> {started|began} with {a rented oven|one burner} and {a cousin’s wedding|a friend’s backyard wedding}; {today|now} we cook about <weddings> weddings a year {around|across} <market>.',
    '<name> {cooks|makes food} the way {people eat at home on a very good day|a generous aunt would}: {hot|seasoned properly}, {plenty of it|in plenty}, and {nothing stacked with tweezers|no foam anywhere}.',
    'We are {cooks|kitchen people} first. {Linens, timelines and tents|Everything else} we {learned|picked up} because {dinner depends on them|good food deserves them}.',
    'A wedding dinner has two jobs: {to keep people at the table|to feed people well} and {to make them want to dance|to give the toasts a reason}.',
    'Our kitchen is in <city>, {with its lights on by five|three ovens and a very long table}, and everything {you taste|on your plates} {leaves from there|is made there}.',
    'The {menu|food} starts with {a conversation|what you two like to eat}: {first dates|Sunday dinners}, {a grandmother’s recipe|the dish you fight over}, {the thing you order every time|that meal on a trip}.',
    'We {feed|have fed} {rooms of twenty|thirty people in a garden} and {parties of <guests>|rooms of <guests>}, {and plate number one hundred is as hot as plate number one|with the same care for the last plate as for the first}.',
    'Nobody {remembers|recalls} {chair covers|the napkin fold}. {Everyone remembers|They remember} {whether the food was hot|dinner}.',
    '{Guests tell us|People say} they {came for the couple|came for love} and stayed for {the potatoes|seconds}; {we are fine with that|we take it as a compliment}.',
    'The crew is {mostly|nearly all} {line cooks and former waiters|restaurant people} who {like daylight and happy customers|prefer weddings to Saturday night service}.',
    'Good catering is {logistics|mostly logistics} with {butter|a little salt}. We {enjoy|like} both halves.',
    '{Somewhere|In a drawer} we keep {every menu|each menu} we have {cooked|written}, {stains and all|with notes in the margins}; {no two match|you will not find the same one twice}.',
    {
      when: 'young',
      text: 'We are {a new company|new} with {old habits|long habits}: {the founders ran|our cooks worked in} restaurant kitchens {before this|for years before the first wedding}.',
    },
    {
      when: 'young',
      text: 'Being {young|a young kitchen} means {a short client list|few weddings a month} and {all of our attention|a founder at every tasting}.',
    },
    {
      when: 'seasoned',
      text: '<years> years in, we have {cooked through two blackouts|cooked in blackouts}, {one flood|a hailstorm} and {a runaway goat|a power line down}, {and served on time|and dinner went out}.',
    },
    {
      when: 'seasoned',
      text: 'We have {catered|cooked} in <market> for so long that {half the venue managers|most venue managers} {have our number by heart|know our van}.',
    },
    {
      when: 'tier-1',
      text: 'Feeding {everyone you love|a crowd} should not {cost a car|empty the account}. Our menus start at <price> and {taste like more|nobody leaves hungry}.',
    },
    {
      when: 'tier-1',
      text: '{Honest portions|Big pans}, {plain prices|small bills}, {paper or china as you choose|no ceremony about it}: {we like backyard weddings best|we are the caterer your budget was hoping for}.',
    },
    {
      when: 'tier-3',
      text: 'We {sit|are} between {a restaurant and a caterer|fine dining and a family party}: {sauces made from bones|stocks made from scratch}, {plates warmed|fish cooked to the minute}, {service that smiles|no white gloves}.',
    },
    {
      when: 'tier-4',
      text: 'Our {chefs|cooks} {come from serious kitchens|have worked in serious dining rooms}, and we {bring|carry} {our own ranges, porcelain and staff|that kitchen with us} {to a meadow, if need be|wherever you marry}.',
    },
    {
      when: 'tier-4',
      text: 'Each menu is {composed|written} once, for one evening, {and retired|then put away}; {we would not serve your dinner to anyone else|what you eat is yours}.',
    },
    {
      when: 'farm-to-table',
      text: 'We {buy|cook} from {eleven|nine|fourteen} farms {within an hour|nearby}, {shake hands on the price|pay what they ask}, and {name them on the menu|write the menu after they call}.',
    },
    {
      when: 'italian',
      text: 'The cooking leans Italian: {pasta rolled that morning|ragù that takes two days}, {good oil|bitter greens} and {long lunches turned into dinners|a respect for bread}.',
    },
    {
      when: 'mexican',
      text: 'Our {masa|corn} is {ground here|nixtamalized in-house}, the {moles|salsas} take {days|their time}, and the tortillas are {pressed while guests watch|never from a bag}.',
    },
    {
      when: 'bbq-southern',
      text: 'The smoker is named {Earl|Dolores|Big Ruth|Otis}, burns {white oak|hickory|pecan} and {has been on every road in <market>|works harder than any of us}.',
    },
    {
      when: 'indian',
      text: 'We roast {and grind|then grind} our own {spices|masalas}, {keep the tandoor at the venue|bring a tandoor along}, and {ask about heat before we ask about numbers|cook regional dishes, not a greatest-hits buffet}.',
    },
    {
      when: 'mediterranean',
      text: 'Olive oil, {lemon|herbs}, {charcoal|fire}: the {Mediterranean|coast} is {our pantry|where our menus begin}, and {vegetables lead|fish is bought the same morning}.',
    },
    {
      when: 'japanese',
      text: 'Knife work {matters here|is a point of pride}: {sushi rolled at the counter|sashimi cut to order}, {robata skewers|yakitori over binchotan}, {rice treated with respect|broth that takes a night}.',
    },
    {
      when: 'chinese',
      text: 'We cook {banquets|a proper banquet}: {lucky dishes in the right order|whole fish facing the right guest}, {crisp duck|long noodles}, and {tea that never runs out|a toast between courses}.',
    },
    {
      when: 'french',
      text: 'The training is French: {butter|stocks}, {patience|timing}, {sauces finished at the last second|a cheese course nobody skips}.',
    },
    {
      when: 'caribbean',
      text: 'Jerk over {pimento wood|real coals}, {rice and peas|curried goat}, {plantains|festival} and {rum cake|sorrel}: we cook {island food|the islands} {the loud way|with the windows open}.',
    },
    {
      when: 'middle-eastern',
      text: 'Saffron, {sumac|dried lime}, {slow lamb|charcoal} and {flatbread from the oven|rice with a golden crust}: {our table is a long one|hospitality is the recipe}.',
    },
    {
      when: 'seafood',
      text: 'We {know the boats|buy off the boat}, {shuck by hand|open oysters by hand} and {change the fish when the weather does|cook what came in that morning}.',
    },
    {
      when: 'rural',
      text: 'We {cook in fields|are used to fields}: {own water, own power|generator, water, tent kitchen}, {own light|head lamps}, {and a truck that likes mud|and nothing left behind but flat grass}.',
    },
  ],

  crafts: [
    'We {cook on site|finish everything on site}, {never from a hot box if there is a way around it|because food that travels cooked arrives tired}.',
    'The {chef|cook} who {runs your tasting|salts your tasting} {runs the kitchen on the day|is the one at the pass on the day}.',
    'Menus are {priced by the plate|priced per guest}, {with staff, rentals and tax on separate lines|every line visible}, so {you can see what a choice costs|nothing hides in a round number}.',
    'We visit {each new venue|every venue we don’t know} {with a tape measure|a month ahead} and {a thermometer|a checklist}, {find the outlets|count the outlets} and {plan where the plates wait|draw the kitchen}.',
    'Service is {paced|timed} to {the toasts|your toasts}: {one person|our captain} {wears an earpiece|stands by the microphone}, and {the kitchen waits for the last clap|nothing is cleared during a speech}.',
    'Vegetables get {the same fire|as much fire} {and time|and salt} as the meat, {which is why the vegetarians here look smug|so the meatless plate is nobody’s afterthought}.',
    'Bread is {baked|made} {that morning|in our ovens}, {butter is soft|the butter is soft}, and {both reach the table before people get restless|there is always more}.',
    'Captains {carry|keep} a {card|list} with {every allergy, by seat|names, seats and allergies}, and {check it twice|read it aloud before service}.',
    'We make {two plates|the first two plates} for the couple and {stand guard while you eat|see to it that you sit down}. {It is a rule|Couples forget to eat; we do not let them}.',
    'The {last hour|end} matters: {floors swept|trash gone}, {kitchen spotless|grills cold}, {leftovers labeled|glasses counted}, {and your deposit safe|so the venue asks us back}.',
    'Stocks {simmer|start} on {Wednesday|Thursday}, {dough rests on Friday|fish arrives on Saturday morning}, and {by the ceremony there is little left to do but cook|the hard part is over by noon}.',
    'We season {in layers|early and late} and {taste everything|taste again}; {there is a jar of spoons at every station|spoons outnumber knives in our kitchen}.',
    {
      when: 'plated',
      text: 'Plated dinners go out {table by table|in waves}, {all within twelve minutes|in under fifteen minutes}, {hot side hot|with warm plates}, {two hands to a guest|no domes}.',
    },
    {
      when: 'buffet',
      text: 'Our buffets are {double-sided|two-sided} and {staffed|tended}: {small pans, often refilled|nothing sits}, {tables called by a person with manners|and the line is gone in twenty minutes}.',
    },
    {
      when: 'family-style',
      text: 'Family style means {real platters|heavy platters}, {refilled before anyone asks|set down by two people} and {neighbors passing to neighbors|strangers asking for the beans}.',
    },
    {
      when: 'stations',
      text: 'Stations are {run by the cooks|cooked, not just scooped}: {a flame|a hot pan}, {a knife|a story}, {six bites|a small plate}, {next|on to the next one}.',
    },
    {
      when: 'passed-cocktail',
      text: 'Passed bites are {one-handed|one bite, two at most}, {nothing drips|no sauce on silk}, and the trays {find the far corners, too|start with the wedding party}.',
    },
    {
      when: 'food-truck',
      text: 'The truck {parks anywhere level|needs forty feet and a bit of shade}, {serves a hundred plates an hour|feeds a hundred people an hour}, and {looks good in photographs|smells better than flowers}.',
    },
    {
      when: 'drop-off',
      text: 'For drop-off we {pack|send} {everything labeled|pans, burners and serving spoons}, {show somebody how it works|write the instructions in plain English}, and {fetch the pans on Monday|leave quietly}.',
    },
    {
      when: 'brunch',
      text: 'Brunch is {harder than dinner|a serious matter}: {eggs wait for no one|eggs forgive nothing}, so we {cook them to order|bring four burners just for them}.',
    },
    {
      when: 'kosher',
      text: 'Kosher events are cooked under {supervision|full supervision}, {with separate equipment|in a separate kitchen}, and {the certificate is on the table|the mashgiach is with us all day}.',
    },
    {
      when: 'halal',
      text: 'All meat {is|can be} {certified halal|halal, with papers}, and {nothing is cooked with wine|we keep alcohol out of the kitchen} on those days.',
    },
    {
      when: 'vegan',
      text: 'Vegan menus {are written from the ground up|start from a blank page}, {with smoke, acid and crunch|never by leaving things out}.',
    },
    {
      when: 'gluten-free',
      text: 'Gluten-free plates are {built|made} {at their own station|first, on a clean board} {with their own tongs|by one cook}, {and marked with a pick|and carried out separately}.',
    },
    {
      when: 'provides-alcohol',
      text: 'The bar {is ours too|can be ours}, {so one invoice covers fork and glass|so the kitchen and the bar keep the same clock}.',
    },
    {
      when: 'south-asian-weddings',
      text: 'Three days, {five meals|six events}, {four hundred cousins|two families}: {we have the pots for it|our biggest pot has a name}, and {chai is ready before the first drum|late-night dosa is our favorite part}.',
    },
    {
      when: 'jewish-weddings',
      text: 'We {know the pace|understand the order} of {a tisch|a tisch and a hora}: {food before the ceremony|something salty early}, {challah on the table|dinner after the dancing begins}, {and chairs cleared in time|with room for the circle}.',
    },
    {
      when: 'tier-4',
      text: 'Plates {land|are set down} together, {crumbs are gone before dessert|glasses are never empty}, {and no one hovers|voices stay low}; {the choreography is rehearsed|we rehearse it on Thursdays}.',
    },
    {
      when: 'tier-1',
      text: 'We {save|cut costs} where {no one notices|guests never look}: {fewer garnishes|short menus}, {bowls instead of tiers|seasonal everything}, {compostable plates that hold up|no middlemen}.',
    },
  ],

  offers: [
    'Quotes {come|arrive} within {two|three} days {as a menu, not a brochure|with two menus at two prices}, {and change as often as you do|and every dish can be swapped}.',
    'From <price>, {with the final count due|and numbers settle} {two weeks|ten days} before; {add guests late if you must|a few late cousins are no trouble}.',
    'We {cover|do} the {welcome bites|cocktail hour}, dinner, {cake cutting|dessert} and {the something-fried at ten|a midnight snack}, or {just one of them|any part of it}.',
    'Rehearsal dinners, {brunches|showers} and {the morning after|welcome parties} {are cooked by the same people|get the same cooks}, {at a gentler price|with a shorter menu}.',
    'Your {vendors|band and photographer} {eat too|eat real food}: {a hot plate|the same dinner}, {sitting down|at a table}, {because hungry photographers miss things|and it shows in the work}.',
    'We {work with|know} the {rental houses|tent people} {in <market>|around here} and {order plates and forks for you|handle that order}.',
    'Every {booking|wedding} includes {one site visit|a walk through the venue}, {a written timeline|a kitchen plan} and {one person to call|a captain whose name you know}.',
    'Family recipes {are welcome|welcome}: {send the card|bring the card, stains included}, and we will {cook it for <guests>|scale it} {without losing the point|and let your mother taste it first}.',
    'Children {eat first|get their own menu}, {grandparents get the soft chairs|grandparents are served early}, and {teenagers are fed twice|teenagers get seconds without asking}.',
    'Small {weddings|parties} {of twenty or so|under thirty} are {a pleasure|welcome}, {on weekdays above all|with one cook, one server and one long table}.',
    'A {sample|real} menu, {a real invoice|an actual invoice} and two past couples to talk to: {ask, and you get all three|that is our whole sales kit}.',
    {
      when: 'tasting',
      text: 'The tasting is {a proper meal|dinner for two} at {our table|the kitchen counter}: {eight dishes|six or seven plates}, {bread|wine}, {questions|your honest opinions}.',
    },
    {
      when: 'rentals',
      text: 'China, {flatware|forks} and {glasses|linens} {come from our own shelves|are ours}, {so nothing goes missing between two companies|washed by us, counted by us}.',
    },
    {
      when: 'setup-cleanup',
      text: 'We {set|lay} the tables and leave the {place|room} {cleaner than we found it|swept}, {trash included|down to the last toothpick}.',
    },
    {
      when: 'late-night-snacks',
      text: 'At {ten|ten-thirty}, {grilled cheese|dumplings|breakfast tacos} {appear|come out}, and {the dance floor gets a second life|nobody leaves}.',
    },
    {
      when: 'cake-cutting',
      text: 'We {cut and serve|slice} the cake {at no charge|for free}, {with sharp knives and clean plates|neatly}, and {box the top tier|save you the corner piece}.',
    },
    {
      when: 'bartending',
      text: 'Bartenders {are part of the crew|come with us}: {quick|friendly}, {certified|trained}, and {on the same timeline as the kitchen|good with names}.',
    },
    {
      when: 'servers',
      text: 'Servers {wear black|come in black and linen}, {know the menu|have eaten the menu} and {can tell your uncle what is in the sauce|smile with their eyes}.',
    },
    {
      when: 'food-truck',
      text: 'The truck can do {the whole dinner|dinner} or {just the late shift|only the last two hours}, {rain or shine|with its own awning}.',
    },
    {
      when: 'brunch',
      text: 'Our brunch package {feeds|suits} {morning weddings|late risers} from <price>: {eggs, pastries, fruit|eggs and biscuits}, and {a real espresso|coffee worth getting up for}.',
    },
    {
      when: 'drop-off',
      text: 'Drop-off {starts at a lower minimum|is the thrifty way}: {hot pans|trays} at the agreed minute, {set up in a quarter of an hour|and a thank-you note on top}.',
    },
    {
      when: 'tier-1',
      text: 'The {everyday|simple} menu, from <price>, has {two mains|one main and one vegetable main}, {three sides|two sides}, {bread|salad} and {no asterisks|everything you need}.',
    },
    {
      when: 'tier-3',
      text: 'Our {four-course|full} evening {includes|covers} {passed bites|canapés}, {a composed first course|a first course worth a pause}, {two mains|a choice of main} and {dessert plated or passed|something sweet with the coffee}.',
    },
    {
      when: 'tier-4',
      text: 'Commissions {include|cover} {menu design|a menu drawn from nothing}, {wine service|pairings}, {porcelain|the table itself}, {printed cards|a kitchen built on site} and {a maître d’ for the evening|a chef who comes out once, for applause or blame}.',
    },
    {
      when: 'elopement',
      text: 'For {two to twelve|up to a dozen} people we {cook|send one cook} {in your rental kitchen|at the cabin}, {quietly|and wash up}.',
    },
  ],

  closings: [
    'Tell us {the date, the place|where and when}, {the headcount|how many} and {what you ate on your first date|one dish you can’t stand}; {a menu follows|we will write back with ideas}.',
    'Start with {a tasting|a phone call}, {bring someone with opinions|bring an appetite}, {leave with a menu|leave with leftovers}.',
    'We {answer|reply} {from the kitchen|between services}, usually {before noon|the same day}, {sometimes with flour on the keys|always in full sentences}.',
    'If your {date is taken|Saturday is gone}, we {say so at once|tell you straight away} and {name a kitchen we would hire ourselves|pass you to friends}.',
    'No {packages with gemstone names|gold or platinum}, no {pressure|rush}. {Just dinner|Just a good dinner}, {planned well|and a clear price}.',
    'A {deposit|signature} holds {the date|your day}; {the menu can wait|we finish the menu} until {the season shows its hand|you have tasted it}.',
    'Budget first? {Good|Fine}. {Name it|Say it aloud}, and we {cook toward it|will tell you what it can be}.',
    '{Come hungry|Arrive hungry}. {That is the only instruction|We mean it}.',
    'Ask {the venue|your venue} about us, {ask our couples|ask the dishwashers}; {then come and eat|we will set two places}.',
    'We {look forward to|like} {big families|odd requests}, {difficult kitchens|strange kitchens} and {first-time hosts|people who ask for seconds}.',
    'Send your {venue’s name|venue} with the first message: {we may know its ovens|we probably know where the outlets are}.',
    'The {best|easiest} time to write is {eight to twelve months|about ten months} ahead; {the second best is today|shorter is possible, so ask}.',
    {
      when: 'tier-1',
      text: 'Tight numbers are {our sport|a puzzle we enjoy}; {we would rather trim a course than a cousin|nobody has to cut the guest list for dinner}.',
    },
    {
      when: 'tier-1',
      text: 'Pay {monthly|in four parts} if it {helps|is easier}; {we trust people who are feeding others|food first, paperwork second}.',
    },
    {
      when: 'tier-2',
      text: 'Expect {a fair quote|one quote}, {one revision|one honest revision} and {no drama|a handshake}.',
    },
    {
      when: 'tier-4',
      text: 'We accept {a small number of|few} dinners each season; {a conversation with <owner>|an unhurried lunch} is {the first course|how each one starts}.',
    },
    {
      when: 'tier-4',
      text: 'Private tastings are {held|given} {on weekday evenings|for one couple at a time}, {in our dining room|at the chef’s counter}, {by appointment|and last two hours}.',
    },
    {
      when: 'young',
      text: 'We have {room on the calendar|open Saturdays} {for now|still}; {be one of the first to tell people about us|try us before the rest of <market> does}.',
    },
    {
      when: 'seasoned',
      text: 'Some couples come back {for the christening|for the baby shower}, {then the anniversary|then the tenth anniversary}; {we keep your menu on file|the file never closes}.',
    },
    {
      when: 'vegan',
      text: 'Bring your {most doubtful|steak-loving} relative to the {tasting|first tasting}; {we like a challenge|conversions are frequent}.',
    },
    {
      when: 'speaks-spanish',
      text: 'Hablamos español, {in the kitchen|at the tasting} and {at the table|with your abuela}.',
    },
    {
      when: 'bbq-southern',
      text: 'Follow {the smoke|your nose} on {any Friday|a Friday}: {we test batches and need volunteers|there is usually a rib to spare}.',
    },
    {
      when: 'farm-to-table',
      text: 'Ask what is {growing|ripe} in your month, and {dinner half writes itself|we will answer with a menu}.',
    },
    {
      when: 'urban',
      text: 'Walk-up venues, {freight elevators|tiny kitchens}, {no parking|double-parked vans}: {the city does not scare us|we know <city> by its loading docks}.',
    },
    {
      when: 'rural',
      text: 'No kitchen, {no water|no power}, {no cell signal|no road to speak of}? {Tell us anyway|We have a truck for that}.',
    },
  ],

  pros: [
    'Cooks on site, {nothing reheated|start to finish}',
    'The tasting chef is the wedding chef',
    'Itemized quotes, {no lump sums|every line visible}',
    'The couple always gets to eat',
    'Vendor meals are {real|hot} meals',
    'Replies {within a day|the same day}',
    'Brings backup {ovens|burners} to every venue',
    'Leaves kitchens cleaner than found',
    { when: 'vegan', text: 'Vegan plates that meat eaters want' },
    { when: 'gluten-free', text: 'Separate station for gluten-free plates' },
    { when: 'kosher', text: 'Kosher under full supervision' },
    { when: 'halal', text: 'Certified halal meat' },
    { when: 'tasting', text: 'Tasting feels like dinner out' },
    { when: 'rentals', text: 'Own china, glass and linen' },
    { when: 'late-night-snacks', text: 'Late-night snacks worth staying for' },
    { when: 'farm-to-table', text: 'Knows its farmers by name' },
    { when: 'family-style', text: 'Platters refilled before you ask' },
    { when: 'food-truck', text: 'Feeds a hundred an hour from the truck' },
    { when: 'cake-cutting', text: 'Cuts your cake at no charge' },
    { when: 'tier-1', text: 'Big portions, {small|gentle} bill' },
    { when: 'tier-4', text: 'Generous staffing, rehearsed service' },
    { when: 'seasoned', text: 'Knows nearly every venue kitchen in <market>' },
  ],

  cons: [
    'June and October fill {a year|ten months} ahead',
    'The final guest count is binding',
    'Menus change with the season',
    'Site visit needed for new venues',
    'No tastings on Saturdays',
    { when: 'food-truck', text: 'The truck needs level ground' },
    { when: 'tier-4', text: 'Spend minimum on peak Saturdays' },
    { when: 'tier-1', text: 'Simple plating, no frills' },
    { when: 'does-not-serve', text: 'No bar service, bring a bartender' },
    { when: 'drop-off', text: 'Drop-off comes without servers' },
    { when: 'bbq-southern', text: 'The smoker cannot go on rooftops' },
    { when: 'farm-to-table', text: 'No tomatoes in {March|February}, on principle' },
    { when: 'young', text: 'Short list of past weddings' },
    'Travel fee beyond {forty|fifty|sixty} miles',
  ],

  answers: cateringAnswers,
};

import type { VenueVoice } from '../voice.ts';

export const venuesMenus: VenueVoice['menus'] = [
  {
    name: 'Three-course plated dinner',
    lines: [
      '{Roasted beet and citrus salad|Little gem with buttermilk}, then {braised short rib|pan-roasted chicken} or {halibut|trout} with {brown butter|salsa verde}, and {a dark chocolate tart|lemon posset}.',
      'Guests choose between {two|three} mains ahead of time; {a vegetable main|a mushroom and barley main} is always one of them.',
      {
        when: 'tier-4',
        text: 'Five small courses if you prefer, with {turbot|lobster} and {dry-aged beef|saddle of lamb}, and a pause before dessert {for the toasts|long enough for a waltz}.',
      },
      {
        when: 'tier-1',
        text: '{Chicken with herbs|Roast chicken}, {potatoes|good potatoes}, a {green|crisp} salad and {seconds for whoever asks|warm bread on every table}.',
      },
    ],
  },
  {
    name: 'Family-style supper',
    lines: [
      'Platters of {roast chicken|porchetta}, {charred carrots|white beans and greens} and {garlicky potatoes|buttered noodles}, passed hand to hand.',
      'Bread, {olives|radishes} and {whipped butter|good oil} are {waiting|on the table} when guests sit down; {strangers are friends by the salad|passing dishes does the rest}.',
      {
        when: 'barn-farm',
        text: 'Much of it {comes from|is grown} {within twenty miles|on neighboring farms}, {and the tomatoes from the garden behind the barn|eggs from closer than that}.',
      },
      {
        when: 'romantic',
        text: 'Served by candlelight at long tables, with {herbs between the plates|flowers low enough to talk across}.',
      },
    ],
  },
  {
    name: 'Supper stations',
    lines: [
      '{Four|Five} stations in the corners of the room: {hand-rolled pasta|risotto}, {a carvery|carved brisket}, {a raw bar|ceviche}, {dumplings|grilled vegetables} and {a cheese table|a bread table}.',
      'Nobody waits long, since {each cook serves forty guests|stations open together}, and {guests mingle as they eat|the shy have something to do}.',
      {
        when: 'industrial-loft',
        text: 'Cooks work {in the open|at steel counters}, {flames and all|with a little theater}.',
      },
      {
        when: 'museum-gallery',
        text: 'Arranged so that guests {wander past the art|make a full lap of the galleries}, {dripping nothing|with plates made for one hand}.',
      },
    ],
  },
  {
    name: 'Cocktail reception',
    lines: [
      '{Ten|Twelve|Fourteen} passed bites an hour per guest: {crab toasts|gougères}, {lamb skewers|tiny tacos}, {arancini|deviled eggs}, {figs with ham|watermelon and feta}.',
      'A full evening on foot, with {enough food to call it dinner|high tables for those who need them} and {no seating chart at all|one long grazing table}.',
      {
        when: 'rooftop',
        text: 'Light, {cold|salty} and {easy to hold|one bite each}, since {nobody puts down a drink at sunset|everyone is at the railing anyway}.',
      },
      {
        when: 'glamorous',
        text: 'Caviar on {potato crisps|warm blini}, oysters {by the tower|shucked to order} and {a champagne trolley|coupes, never flutes}.',
      },
    ],
  },
  {
    name: 'Sunday brunch',
    lines: [
      '{Soft eggs|Baked eggs} with {herbs|chives}, {smoked salmon|country ham}, {buttermilk biscuits|brioche toast}, {melon|berries} and a {coffee bar|coffee bar with two baristas}.',
      'For morning weddings: {vows at ten|ceremony at ten-thirty}, {pancakes|waffles} at noon, {naps by four|dancing optional}.',
      {
        when: 'tier-1',
        text: 'The {thriftiest|kindest} way to feed a crowd well: {frittatas|egg bakes}, {fruit|pastries} and {bottomless coffee|plenty of coffee}.',
      },
      {
        when: 'hotel-resort',
        text: 'Omelets to order, {a pastry tower|a juice bar} and {late checkout for the wedding party|the papers, for those who still read them}.',
      },
    ],
  },
  {
    name: 'Smokehouse buffet',
    lines: [
      '{Brisket|Pulled pork} from {oak|hickory} smoke, {half chickens|ribs}, {three slaws|vinegar slaw}, {cornbread|jalapeño cornbread} and {baked beans|mac and cheese}.',
      'The pit is lit {at midnight|the night before}, {so the smell reaches guests before the view does|which explains the crew’s red eyes}; {smoked mushrooms|jackfruit} for vegetarians.',
      {
        when: 'barn-farm',
        text: 'Served from the {wagon|barn doors} on {enamel plates|tin trays}, {with pie after|and nobody minds the sauce}.',
      },
      {
        when: 'mountain-ranch',
        text: 'Add {trout over coals|bison sausage} and {cowboy beans|skillet cobbler}, {eaten by the fire|with the range in view}.',
      },
    ],
  },
  {
    name: 'Raw bar and grill',
    lines: [
      '{Oysters|Clams and oysters}, shrimp {and|with} {lemon|horseradish}, then {swordfish|striped bass} and {corn|zucchini} from the grill.',
      'Cold first, {hot second|smoky second}, {key lime pie|peach shortcake} last; {chicken for the fish-shy|steak for those who insist}.',
      {
        when: 'beach-waterfront',
        text: 'The boats land {across the bay|half a mile away}; {the menu follows the catch|what came in that morning is what you eat}.',
      },
      {
        when: 'boat-yacht',
        text: 'Cooked {at anchor|on the aft grill}, {one sitting|two sittings}, {never in a swell|weather permitting}.',
      },
    ],
  },
  {
    name: 'Mezze spread',
    lines: [
      'Hummus, {muhammara|baba ghanoush}, {warm flatbread|pita from the oven}, {grape leaves|fattoush}, {lamb kofta|chicken with sumac} and {saffron rice|jeweled rice}.',
      'Mostly vegetarian {without trying|by nature}, {easily halal on request|simple to make vegan}, and {generous to latecomers|as good at nine as at seven}.',
      {
        when: 'garden-park',
        text: 'Spread over {low tables|linen} under the trees, with {mint tea|pomegranate lemonade} and {cushions|bare feet}.',
      },
      {
        when: 'persian-weddings',
        text: 'With {tahdig in whole rounds|zereshk polo}, {herb platters|sabzi} and {saffron ice cream|rosewater sweets}, as the aunts expect.',
      },
    ],
  },
  {
    name: 'Taqueria night',
    lines: [
      'Tortillas {pressed to order|pressed in front of you}: {al pastor|carnitas}, {mushroom|rajas}, {fish|barbacoa}, with {six|five} salsas and {esquites|street corn}.',
      'Dinner {moves|comes} fast and {loud|cheerful}, {churros follow|paletas follow}, and {the band starts early|everyone is dancing by eight}.',
      {
        when: 'mexican-weddings',
        text: 'With {mole by request|birria}, {pan dulce|tres leches} and {room in the schedule for la víbora|a pause for the mariachi}.',
      },
      {
        when: 'laid-back',
        text: 'Paper trays, {cold beer|agua fresca}, {string lights|a long line of friends}: {the line is part of the fun|nobody misses the plates}.',
      },
    ],
  },
  {
    name: 'Italian long table',
    lines: [
      '{Burrata and peaches|Prosciutto and melon}, {pappardelle|orecchiette} in the middle, {chicken under a brick|bistecca} after, {tiramisù|olive oil cake} with the coffee.',
      'Four unhurried courses, {bread throughout|good oil}, {amaro at the end|a limoncello cart}; plan on {two and a half hours|a long sit}.',
      {
        when: 'winery-vineyard',
        text: 'Each course is {matched|poured} with {a wine from the hillside|our own wines}, {explained in one sentence|described only if you ask}.',
      },
      {
        when: 'vintage',
        text: 'Red sauce, {checked cloths|candles in bottles}, {crooners on the speakers|a singer who knows the classics}.',
      },
    ],
  },
  {
    name: 'Harvest supper',
    lines: [
      '{Squash soup|Celery root soup}, {pork loin|duck} with {apples|cider}, {kale|brussels sprouts} and {brown bread|farro}, then {pie|three kinds of pie}.',
      'The menu is {fixed|settled} {six weeks|a month} ahead, {once we know what the fields will give|with the growers}, and {spring and summer versions|lighter versions} exist for other months.',
      {
        when: 'rustic',
        text: 'On {stoneware|wood boards}, with {jugs of cider|gourds you may keep} and {butter in proper slabs|candles in jars}.',
      },
      {
        when: 'country-club',
        text: 'Carved in the dining room, {with gravy in silver|popovers and all}, {as the members like it|and the pie is warm}.',
      },
    ],
  },
  {
    name: 'Plant-based menu',
    lines: [
      'No meat, no dairy, {no apology|no fuss}: {charred cabbage with hazelnut|cauliflower steak}, {wild mushroom rice|corn agnolotti}, {coconut panna cotta|plum tart}.',
      'Written by a cook who {eats this way|likes big flavors}, so {uncles ask for seconds|nobody goes looking for a burger after}.',
      {
        when: 'modern',
        text: 'Plated {spare|clean} and {colorful|bright}, {one idea to a dish|two colors to a plate}.',
      },
      {
        when: 'bohemian',
        text: 'Heaped on {clay platters|wooden boards}, {herbs everywhere|edible flowers}, {shared on the grass|to be torn and dipped}.',
      },
    ],
  },
  {
    name: 'Rehearsal supper',
    lines: [
      'An easy evening: {lasagna|roast chicken}, {a big salad|tomatoes and basil}, {garlic bread|focaccia}, {ice cream in cones|brownies}.',
      'Priced {gently|apart from the wedding}, served {by eight|early}, {over by ten|so everybody sleeps}.',
      {
        when: 'restaurant',
        text: 'From the weeknight menu, {family style|in the back room}, {with the house red|and the bill on one tab}.',
      },
      {
        when: 'private-home',
        text: 'Around the kitchen {island|table}, {pots and all|aprons optional}, {like family, which by then you are|with the back door open}.',
      },
    ],
  },
  {
    name: 'Late-night bites',
    lines: [
      '{Grilled cheese|Sliders}, {fries in cones|tater tots} and {warm cookies|mini milkshakes}, out at {ten|nine-thirty} when the {heels come off|dancing is serious}.',
      '{Pizza|Breakfast tacos} by the {box|tray}, {carried across the dance floor|announced by the smell}.',
      {
        when: 'brewery-distillery',
        text: 'Soft pretzels, {beer cheese|mustards} and {smoked nuts|pickles}, {which keep a taproom upright|for ballast}.',
      },
      {
        when: 'urban',
        text: 'A {hot dog|dumpling} cart at the curb, {for the walk to the after-party|so guests leave with something in hand}.',
      },
    ],
  },
  {
    name: 'Children’s menu',
    lines: [
      '{Chicken strips|Buttered pasta}, {apple slices|cucumber coins} and {a cookie|ice cream}, served {first|before anyone melts down}.',
      'For ages {three|two} to {ten|eleven}, with {crayons|a paper tablecloth} and {no green flecks|sauce on the side}.',
      {
        when: 'all-inclusive',
        text: 'Under {three|four} eat free; {high chairs and boosters|high chairs} are in the closet.',
      },
      {
        when: 'pet-friendly',
        text: 'Small people and {dogs|good dogs} eat {early|at five}, {the latter from a labeled bowl|one of them under the table}.',
      },
    ],
  },
  {
    name: 'Indian feast',
    lines: [
      '{Chaat station|Pani puri} to begin, {butter chicken|lamb rogan josh}, {dal makhani|chana masala}, {paneer|bhindi}, {biryani|jeera rice} and {hot naan|naan from the tandoor}.',
      'Half the table is vegetarian {by default|as a matter of course}; {spice levels are marked|heat is honest and labeled}, {jalebi|kulfi} to finish.',
      {
        when: 'south-asian-weddings',
        text: 'Jain and {Swaminarayan|no-onion} dishes are cooked {apart|in separate pots}; {chai flows during the ceremony|snacks follow the baraat}.',
      },
      {
        when: 'tier-4',
        text: 'Served {course by course in silver thalis|as a seated thali}, {refilled without asking|with a cook at each table}.',
      },
    ],
  },
  {
    name: 'Southern table',
    lines: [
      '{Fried chicken|Shrimp and grits}, {collards|okra and tomatoes}, {biscuits|spoonbread}, {pimento cheese|deviled eggs} and {banana pudding|peach cobbler}.',
      'Sweet tea {and unsweet|by the pitcher}, {hot sauce on every table|honey for the biscuits}, {grace optional|seconds expected}.',
      {
        when: 'mansion-estate',
        text: 'On the {good china|porch china}, {passed by white jackets|family style}, {with mint on everything|and linen napkins the size of pillowcases}.',
      },
      {
        when: 'place-of-worship',
        text: 'A fellowship-hall supper {done properly|with better coffee}: {casseroles|four casseroles}, {ham|ham biscuits}, {a dozen cakes|pie on a long table}.',
      },
    ],
  },
];

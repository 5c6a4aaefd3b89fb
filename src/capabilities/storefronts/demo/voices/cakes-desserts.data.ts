import type { StorefrontVoice } from '../voice.ts';
import { cakesDessertsAnswers } from './cakes-desserts-answers.data.ts';

const SWEETS =
  '{Honey|Sugar|Butter|Vanilla|Almond|Praline|Nougat|Meringue|Caramel|Molasses|Marzipan|Hazelnut|Custard|Cocoa|Saffron|Ginger}';
const FRUITS =
  '{Plum|Quince|Fig|Pear|Lemon|Currant|Cherry|Apricot|Mulberry|Raspberry|Damson|Persimmon|Peach|Rhubarb|Elderberry|Citron}';
const TOOLS =
  '{Whisk|Sieve|Rolling Pin|Spatula|Palette|Piping Bag|Ladle|Crumb|Tin|Oven|Mixing Bowl|Pastry Brush}';
const KINDS = '{Cakes|Cake Studio|Bakery|Bakehouse|Patisserie|Cake Company|Sweets|Baking Company}';
const FLOWERS =
  '{Larkspur|Foxglove|Yarrow|Sorrel|Marigold|Clover|Violet|Peony|Dahlia|Camellia|Heather|Poppy|Hyacinth|Primrose}';

export const cakesDessertsVoice: StorefrontVoice = {
  names: [
    '<ownerLast> & {Daughters|Sons|Sisters|Company|Cousins} {Bakery|Bakehouse|Cakes}',
    '<ownerLast> {Bakehouse|Cakes|Cake Studio|Patisserie|Baking Company}',
    '{Cakes|Sweets|Tiers|Layers} by <owner>',
    '<owner>’s {Oven|Cakes|Cake Table|Sugar Room|Bakehouse}',
    '<owner> <ownerLast> {Cakes|Cake Studio|Cake Design}',
    'The <ownerLast> {Oven|Bakehouse|Cake Room}',
    `${SWEETS} & ${FRUITS}`,
    `${SWEETS} & ${FRUITS} ${KINDS}`,
    `${FRUITS} & ${SWEETS} {Bakery|Cakes|Patisserie}`,
    `${SWEETS} ${KINDS}`,
    `${FRUITS} ${KINDS}`,
    `${FLOWERS} ${KINDS}`,
    `${FLOWERS} & {Flour|Butter|Crumb|Sugar|Oats|Honey|Tin} {Cakes|Bakery|}`,
    `${SWEETS} & ${TOOLS}`,
    `The ${FRUITS} ${TOOLS}`,
    `The {Copper|Silver|Blue|Yellow|Enamel|Wooden|Little|Patient} ${TOOLS}`,
    `{Copper|Silver|Blue|Yellow|Enamel|Wooden|Little} ${TOOLS} {Bakery|Cakes|Cake Company}`,
    '{Two|Three|Five|Seven|Nine} {Tier|Layer|Egg|Oven|Spoon} {Cakes|Bakery|Cake Company}',
    '{Top|Fourth|Third|Second|Last} {Tier|Layer|Crumb|Slice} {Cakes|Bakery|}',
    'The {Last|Corner|Good|Second|Proper|Tall|Quiet} {Slice|Crumb|Layer|Bite}',
    '{Flour|Crumb|Batter|Tier|Icing|Ganache} & {Fern|Vow|Vine|Linen|Lark|Bloom|Company}',
    '{Linen|Slate|Porcelain|Velvet|Clay|Pewter|Ivory} & {Icing|Crumb|Cocoa|Custard|Cream}',
    '{Sparrow|Wren|Lark|Finch|Swallow|Heron|Magpie} {& Sugar|Bakehouse|Cakes|& Flour|Patisserie}',
    'The {Sparrow|Wren|Finch|Magpie|Hare|Otter|Fox} & {Oven|Crumb|Tart|Bun|Spoon}',
    '{Elm|Canal|Mill|Orchard|Depot|Ninth|Willow|Garnet} Street {Bakery|Cakes|Bakehouse|Patisserie}',
    '{Orchard|Meadow|Harbor|Prairie|Mill|Creek|Garden} {Row|Gate|House|Lane} {Cakes|Bakery|Bakehouse}',
    '{Winifred|Ottilie|Leonora|Josephine|Clementine|Augusta|Rosamund|Odile} {Cakes|Bakes|Patisserie}',
    '{Winifred|Ottilie|Leonora|Josephine|Odile} & <ownerLast> {Cakes|Bakery|}',
    'Maison {Ottilie|Leonora|Odile|Verity|Marchand|Delorme}',
    'House of {Crumb|Layers|Tarts|Meringue|Sugar|Custard}',
    'The {Sugar|Flour|Butter|Cocoa|Marzipan|Pastry} {Room|Loft|Workshop|Parlor|Cupboard|Annex}',
    '{Sugar|Flour|Butter|Cocoa|Marzipan|Pastry} {Loft|Workshop|Parlor|Cupboard|Works}',
    '{Early|Four O’Clock|Sunday|Morning|First Light|Midsummer} {Bakery|Bakehouse|Oven|Cakes}',
    '{Proper|Plain|Honest|Fine|Good} {Cakes|Crumb|Layers|Tiers} {Company|Bakery|}',
    '{Bramble|Goldenrod|Saltmarsh|Riverbend|Fieldstone|Candlewick|Stillwater} {Bakery|Cakes|Bakehouse}',
    '{Bramble|Thistle|Nettle|Acorn|Hazel|Rowan} & {Rye|Honey|Cream|Cocoa|Oat} {Bakery|Cakes|}',
    '{Stand|Sift|Fold|Proof|Whip|Temper} & {Fold|Company|Crumb|Serve|Gather}',
    'The {Cake|Layer|Tart|Pastry} {Atelier|Workshop|Society|Guild|Room} {of <city>|}',
    '<city> {Cake Company|Bakehouse|Patisserie}',
    '{Blue|Green|Red|Yellow|White|Pink} {Door|Oven|Gate|Stand|Kettle} {Bakery|Cakes|Patisserie}',
    '{Petal|Plume|Ribbon|Tulle|Lace|Garland} & {Crumb|Layer|Tier|Flour|Custard}',
    '{Petal|Plume|Ribbon|Garland|Laurel} {Cakes|Cake Studio|Patisserie}',
    '{Buttercup|Honeycomb|Sugarplum|Gingerbread|Shortbread} {Lane|House|Hill|Row} {Bakery|Cakes|}',
    'Atelier {Ottilie|Verity|Odile|Tamsin|Maren|Lucinda} {Cakes|}',
    '{Silas|Ambrose|Rupert|Everett|Leopold} {Bakes|& Crumb|& Daughters Bakery}',
    '{Hundred|Thousand|Forty} {Layers|Petals|Crumbs} {Cakes|Bakery|}',
  ],

  openings: [
    '<owner> <ownerLast> {bakes|has been baking} {since before anyone paid for it|since a borrowed mixer and a church basement}; {now|today} we make {cake|dessert} for about <weddings> weddings a year.',
    '<name> is a {small|sunny} {kitchen|bakery} in <city> where {butter is weighed, not guessed|the ovens are on by four} and {nothing comes from a bag|every layer is made from scratch}.',
    'We care about {flavor|taste} first. {A tall cake that tastes of nothing|A beautiful cake nobody finishes} is {just a prop|a centerpiece that cost too much}.',
    'A wedding cake is {looked at for three hours|photographed for hours} and {eaten in ten minutes|gone in ten minutes}. {Both parts matter|We work for both}.',
    'The {crumb|sponge} is {tender|moist}, the {filling|curd} {sharp|bright}, the {sugar|sweetness} {held back|kept in check}; {guests scrape their plates|plates come back empty}, and that is {our whole ambition|how we keep score}.',
    'Our {recipes|formulas} {live|are} in {a stained notebook|three notebooks}, {half of them in a grandmother’s hand|older than the bakery}, {all of them tested more often than is reasonable|and get a little better every winter}.',
    'Cake is {geometry and butter|architecture you can eat}: {dowels, level, patience|straight walls, cold hands}, {then flowers|then something beautiful}.',
    'We {bake|work} for {gardens and ballrooms|backyards and ballrooms} {all over|across} <market>, and {have carried tiers up stairs you would not believe|know which roads have potholes}.',
    '{People say|Guests admit} they {don’t like wedding cake|usually skip the cake}. {Then they come back for a second slice|We take that personally}.',
    'You will not find {forty flavors|a hundred flavors} here: {twelve|fourteen}, {each one earned|all of them good}, {and two that change with the season|plus whatever the orchard sends}.',
    '{The best part of our week|Our favorite hour} is the {tasting|cake tasting}: {two forks|two people}, {six cakes|a plate of little squares} and {a very serious discussion about lemon|somebody changing their mind}.',
    'The studio {smells of|smells like} {brown sugar|toasted almonds} by {six|seven}, and {everyone who delivers parcels finds an excuse to linger|the neighbors have learned to time their walks}.',
    {
      when: 'young',
      text: 'We are {a young bakery|new}, with {one good mixer|a very good oven}, {short lists|few orders a weekend} and {long attention|a great deal of time for each cake}.',
    },
    {
      when: 'young',
      text: 'The sign is new; the {hands|recipes} are not: {years in pastry kitchens|a decade in hotel pastry} {came first|stand behind each tier}.',
    },
    {
      when: 'seasoned',
      text: 'In <years> years we have {delivered through snow, parades and one escaped peacock|leveled cakes on lawns, boats and a moving float}, and {never dropped a tier|lost only one sugar rose}.',
    },
    {
      when: 'seasoned',
      text: 'Couples whose cake we made {when we opened|in our first season} now {order birthday cakes for their teenagers|come back with their children}; {time goes fast in flour|that is how we count the years}.',
    },
    {
      when: 'tier-1',
      text: 'A {lovely|good} cake should {fit the budget|not need a loan}: {small tiers to cut, sheet cake to share|plain shapes, great flavor}, {from <price>|starting at <price>}.',
    },
    {
      when: 'tier-1',
      text: 'We {keep it simple|skip the sugar sculpture}: {soft buttercream|swooped frosting}, {a handful of flowers|berries}, {a cake that tastes like a birthday|and nobody leaves without a slice}.',
    },
    {
      when: 'tier-3',
      text: 'Each cake is {drawn|sketched} {in pencil|by hand} first, {to scale with your table|with your flowers in mind}, and {baked the day before, never earlier|iced within a day of the wedding}.',
    },
    {
      when: 'tier-4',
      text: 'We make {one wedding cake a day|a single large cake each weekend day}, {with petals wired one by one|with sugar flowers made over weeks} and {fillings a pastry chef would envy|sponges soaked by hand}.',
    },
    {
      when: 'tier-4',
      text: 'The work is {closer to couture|nearer to millinery} than to {baking by the dozen|a bakery counter}: {fittings|sketches}, {samples in porcelain boxes|color trials}, {a courier in white gloves, or nearly|a quiet installation before the doors open}.',
    },
    {
      when: 'buttercream',
      text: 'Buttercream is {our paint|what we do best}: {Swiss, silky, barely sweet|Swiss meringue, whipped for half an hour}, {smoothed, combed or swooped|straight as plaster or soft as linen}.',
    },
    {
      when: 'fondant',
      text: 'Under our fondant there is {always buttercream|real ganache}, and the fondant itself is {rolled thin as a shirt|made here, with vanilla}, {so people eat it|instead of leaving a pale shell on the plate}.',
    },
    {
      when: 'naked',
      text: 'Naked cakes {hide nothing|have nowhere to hide}, {so the sponge must be perfect|so we brush each layer with syrup} and {the fruit must be ripe|the edges stay moist}.',
    },
    {
      when: 'hand-painted',
      text: 'We paint {with cocoa butter and fine brushes|with edible color}: {your garden|a vine}, {your grandmother’s china|a skyline}, {the fabric of a dress|two birds on a wire}.',
    },
    {
      when: 'sculpted',
      text: 'Sculpted cakes {are our playground|keep us young}: {a stack of books|a sleeping dog}, {a lighthouse|a typewriter}, {structurally sound and entirely edible|and yes, it is all cake}.',
    },
    {
      when: 'fresh-flowers',
      text: 'Fresh flowers are {food-safe, taped and washed|chosen with your florist}, {placed at the venue|set in at the last minute} {by somebody with steady hands|so they look picked, not planted}.',
    },
    {
      when: 'donuts',
      text: 'Donuts are {fried that morning|raised overnight}, {glazed warm|glazed while warm} and {hung, stacked or walled|stacked into towers}; {uncles guard them|there are never any left}.',
    },
    {
      when: 'pies',
      text: 'Pie {people|couples} {are our people|come from all over}: {all-butter crust|lard-and-butter crust}, {fruit that tastes of a place|cherries from up the road}, {lattice cut by eye|a lattice for every table}.',
    },
    {
      when: 'macarons',
      text: 'Macarons {rest|cure} {a full day|overnight} before we {call them done|box them}, with {feet, shine and chew|thin shells and proper chew}; {pistachio goes first|the salted caramel never makes it to the photos}.',
    },
    {
      when: 'cookies',
      text: 'Our cookies {travel well|are baked the same day}: {brown-butter chocolate|rye and chocolate}, {pizzelle|wedding cookies}, {a table of them, the way the aunts did it|a bagful for each guest going home}.',
    },
    {
      when: 'vegan',
      text: 'Half of our {case|list} is vegan and {we don’t announce it|you would not guess which half}; {coconut, oat and good chocolate do the work|the crumb is just as soft}.',
    },
    {
      when: 'gluten-free',
      text: 'Gluten-free cakes here {are not a compromise|are baked on purpose}: {almond, rice and patience|a flour blend we took two years to settle}, {tender for days|light, not sandy}.',
    },
  ],

  crafts: [
    'Layers are {baked|made} {the day before|within thirty-six hours}, {never frozen for weeks|because cake has a clock}, {filled cold and iced colder|and iced at dawn}.',
    'We {split|level} and {soak|brush} every layer by hand, {with syrup, tea or rum|with a flavored syrup}, {so the last slice is as moist as the first|so it cuts clean}.',
    'Eggs {come from|are from} {a farm we can name|a farm nearby}, the {butter|chocolate} is {better than it needs to be|bought by taste, not price}, and {vanilla means beans|the vanilla has specks}.',
    'Each order {starts|begins} with {a sketch|two sketches}, {a color chip|swatches} and {a flavor map by tier|a note of who dislikes coconut}; {you sign the drawing, we bake it|nothing is left to memory}.',
    'Tall cakes get {a center rod|real carpentry}, {tiers that lock|boards that lock} and {a test drive around the block|a ride in a cold van at thirty miles an hour}.',
    'We {taste|try} {every batch|each batch}. {It is a burden|Somebody has to}.',
    'Sweetness is {a choice|something we measure}: our {buttercream|frosting} has {a third less sugar|far less sugar than most}, and {salt in the right places|a pinch of salt everywhere}.',
    'Fillings are {cooked here|made in small pots}: {lemon curd|passion fruit curd}, {roasted strawberry|cherry compote}, {dark caramel|hazelnut praline}, {pastry cream with real vanilla|brown-butter custard}.',
    'We {talk to|check with} the {florist|planner} and the venue {in the last week|beforehand}: {table, shade, outlet, hour|where it stands, who cuts, when the sun comes around}.',
    'On hot days we {switch to|use} {a sturdier meringue|ganache under the buttercream}, {deliver later|keep the cake inside until the last moment} and {say honestly what will melt|refuse, kindly, to put it in the sun}.',
    'The {crew|team} {signs|initials} every box, {from the first layer to the last petal|so praise finds its owner}, and {takes the photograph at home in the studio, just in case|one of us always follows the van}.',
    'A {repair kit|box of tricks} {rides along|travels with each cake}: {spare petals|extra buttercream}, {offset spatula|palette knife}, {a level, tape, patience|scissors and calm}.',
    {
      when: 'tiered-cake',
      text: 'Tiers may {differ|each differ}: {lemon below, chocolate above|chocolate for the crowd, fig for you}, {three flavors, one skin|no one has to agree}.',
    },
    {
      when: 'cutting-cake',
      text: 'A {small|two-tier} cutting cake gets {the same attention|all the detail}, {feeds twenty|serves the head table} and {leaves room for everything else|pairs well with a dessert table}.',
    },
    {
      when: 'dessert-table',
      text: 'Dessert tables are {composed|styled} {like a still life|by height}: {tarts low, cakes high|small things in front}, {two bites each|nothing that needs a fork}, {refilled until dancing|labels in a neat hand}.',
    },
    {
      when: 'cupcakes',
      text: 'Cupcakes are {filled, not just topped|baked that morning}, {arranged on stands|set out by flavor}, and {small enough that people try two|iced by one pair of hands so they match}.',
    },
    {
      when: 'donuts',
      text: 'For donuts we {arrive with warm boxes|fry close to the hour}, {hang them last|stack them at the venue}, {and bring extra for the crew|since a cold donut is a sad one}.',
    },
    {
      when: 'buttercream',
      text: 'Smooth sides take {five passes|an hour}, {a hot scraper|a heated blade} and {held breath|quiet music}; {texture takes courage|swoops take nerve}.',
    },
    {
      when: 'fondant',
      text: 'Fondant lets us {do lace, pleats and marble|build sharp edges}, {holds up in heat|stands up to summer} and {is rolled to two millimeters|is thinner than you expect}.',
    },
    {
      when: 'hand-painted',
      text: 'A painted tier {dries overnight|takes a day}, {twelve brushes|six brushes}, {one painter|one steady hand}, {no stencils|no second tries}.',
    },
    {
      when: 'whimsical',
      text: 'We {say yes to|enjoy} {odd ideas|nonsense}: {a raccoon on the top tier|dinosaurs around the back}, {confetti inside|a secret door}, {a cake that leans on purpose|polka dots for a judge}.',
    },
    {
      when: 'fresh-flowers',
      text: 'Stems are {sealed|wrapped}, {toxic varieties refused|poisonous ones politely declined}, {herbs and berries welcome|and edible ones preferred}; {your florist hands us a bucket, we do the rest|pressed flowers, too}.',
    },
    {
      when: 'nut-free',
      text: 'Nut-free orders are baked {on their own day|first thing on a scrubbed line}, {with their own pans|with separate tools}, {and sealed before anything else comes out|and labeled at every tier}.',
    },
    {
      when: 'kosher',
      text: 'Kosher cakes are {baked under supervision|supervised from flour to box}, {dairy or pareve as you wish|pareve without the margarine taste}.',
    },
    {
      when: 'halal',
      text: 'For halal orders there is {no gelatin, no alcohol|no alcohol in any extract}, {and the label says what there is|pectin and agar instead}.',
    },
    {
      when: 'tier-4',
      text: 'Sugar flowers {take weeks|begin six weeks ahead}: {each petal veined|petals veined and dusted}, {wired|steamed for a living shine}, {kept under glass afterward|often kept for decades}.',
    },
    {
      when: 'tier-1',
      text: 'Costs stay {low|sensible} because {designs are simple|we have ten designs and do them well}, {pickup is free|you may collect it yourselves} and {sheet cake hides in the kitchen|the big tiers are for show and for slicing}.',
    },
  ],

  offers: [
    'Prices {start|begin} at <price>, {by the serving|counted by serving}, {with delivery listed apart|and the quote shows each tier}.',
    'You {get|receive} {a sketch|a drawing}, {a flavor list|a tasting box} and {a price that holds|a firm price} {within a week|before you pay anything}.',
    'Choose {any of our flavors|from our list} or {bring a memory|describe a dessert you miss}: {the pie from a lake house|a grandmother’s honey cake}, {and we will bake toward it|turned into layers}.',
    'Anniversary {cake|cakes}: {the top tier fresh in a year|we bake a small one twelve months on}, {so nobody has to eat frozen sponge|at half the price}.',
    'Add {late-night cookies|cookies for the road}, {a children’s box|plain cupcakes for children} or {a cake for the rehearsal|a surprise for one of you}; {each is priced alone|they ride in the same van}.',
    'Small {weddings|parties} {are welcome|have no surcharge}: {a six-inch cake|one tall little cake}, {serving twelve|enough for a dozen}, {as carefully made as five tiers|with the same drawing}.',
    'We {leave|send} {a cutting guide|a diagram for cutting} {for the caterer|with each cake}, {so every slice counts|because most cakes lose ten servings to bad knives}.',
    'Stands, {boards|knives} and {servers|cake tables} {can be borrowed|are available}, {in wood, glass or brass|in four sizes}.',
    'Your {flowers, dress or invitation|invitation, dress or dog} can {show up|appear} on the cake, {quietly|in sugar}, {for those who look|on the back if you are shy}.',
    'Welcome boxes, {favors|cookie favors} and {shower cakes|rehearsal desserts} {come from the same ovens|can join the order}.',
    'Final numbers are {due two weeks ahead|settled two weeks before}, {flavors a month ahead|the design a month before}; {before that, change your mind freely|until then it is all pencil}.',
    {
      when: 'tasting',
      text: 'At the tasting {you try|there are} {six cakes and five fillings|eight little cakes}, {mix and match|in any combination}, {with coffee|with strong tea} and {time to disagree|no one hovering}.',
    },
    {
      when: 'delivery-setup',
      text: 'We {deliver and set up|bring the cake ourselves}, {level it, dress it|place the flowers}, {photograph it and vanish|turn its best side out}.',
    },
    {
      when: 'stand-rental',
      text: 'Stands {can be rented|are for rent} from {a shelf of forty|our collection}: {pressed glass|milk glass}, {walnut|marble}, {one absurd gilded swan|a brass one we love}.',
    },
    {
      when: 'sheet-cake',
      text: 'Kitchen sheet cake, {same recipe, plain coat|identical inside}, {stretches the tiers|feeds the crowd} for {much less|a third of the price}, {and no guest has ever known|and it slices faster}.',
    },
    {
      when: 'dessert-table',
      text: 'A dessert table of any size is {planned by bites|counted in bites}: {three per guest|three to four per guest}, {four with a long night|and no leftovers to speak of}.',
    },
    {
      when: 'pies',
      text: 'A pie {table|bar} needs {one pie per eight guests|four or five kinds}, {whipped cream by the bowl|good ice cream} and {someone who cuts straight|a bit of self-control}.',
    },
    {
      when: 'donuts',
      text: 'Donut walls {and towers|or towers} come with {the wall|the pegs}, {tongs|napkins} and {boxes for the morning|a refill at ten}.',
    },
    {
      when: 'macarons',
      text: 'Macaron towers {stand|rise} {from sixty pieces up|in any color you name}, {and favors come two to a box|matched to a ribbon}.',
    },
    {
      when: 'cookies',
      text: 'A cookie table {can follow family recipes|may include family recipes}: {send the cards|mail us the cards}, and {we bake alongside your aunts|we fill the gaps}.',
    },
    {
      when: 'elopement',
      text: 'For elopements: {a four-inch cake|a tiny two-tier}, {two forks|a box for the trail}, {a candle|a ribbon}, {ready to travel|happy in a backpack}.',
    },
    {
      when: 'vegan',
      text: 'Any {design|tier} can be {vegan|made vegan} {at the same price|without changing its looks}; {tell us which tier|one tier or all}.',
    },
    {
      when: 'tier-1',
      text: 'The {simple|everyday} wedding set, from <price>: {a cutting cake|a two-tier cake}, {sheet cake|cupcakes} for the rest, {one flavor or two|your choice of two flavors}.',
    },
    {
      when: 'tier-3',
      text: 'Most orders are {three tiers|three or four tiers}, {two flavors|two or three flavors}, {hand-finished|finished by hand}, {with delivery and setting|brought and placed by us}.',
    },
    {
      when: 'tier-4',
      text: 'Commissions {include|begin with} {two design meetings|a design meeting}, {a private tasting|a tasting in our salon}, {sugar botanicals|hand-modeled flowers} and {installation by the designer|a keepsake box for the flowers}.',
    },
  ],

  closings: [
    'Write with {date, headcount|your date, your numbers} and {one dessert you love|a flavor you dislike}; {a first idea comes back|we answer with an idea} {the same day|in a day or two}.',
    'Tastings {fill|book} {two weeks out|fast in spring}; {come hungry|skip lunch}.',
    'Bring {pictures|screenshots} if you {have them|like}, {or none|or nothing at all}; {a color and a mood are enough|“like a rainy garden” has worked before}.',
    'If the weekend is {full|gone}, we {say so|will tell you} {at once|straight away} and {name a baker we would trust with our own|send you to a friend}.',
    'We {take|accept} {a set number of cakes|only so many cakes} {a weekend|per Saturday}, {so nobody’s gets rushed|and stop there}.',
    'Ask for {the flavor list|our list}, {close your eyes|argue about it at dinner}, {then come taste|then write to us}.',
    'A {small deposit|deposit} {keeps|holds} the date; {flavors can wait|the details can follow} until {you have tasted|the flowers are chosen}.',
    'Yes, you may {order just one cake|order for two}. Yes, {chocolate is allowed|it can be chocolate all the way up}.',
    'The {shop|studio} door is {open|unlocked} {Wednesday to Saturday|most mornings}; {there is usually something to try|scraps are shared generously}.',
    'Tell us {the table, the room|where it will stand} and {the hour|how warm it gets}. {Cake is mostly weather|We bake for the room as much as for the mouth}.',
    '{Indecisive|Undecided}? {Good|Splendid}. {That is what tiers are for|That is what a tasting is for}.',
    'We would {love|like} to {feed your people|bake for your people} {something they talk about on the drive home|one honest, beautiful cake}.',
    {
      when: 'tier-1',
      text: 'Small budgets {get straight answers|are welcome}: {say the number|name it}, and we will {tell you how many slices it makes|bake the best cake inside it}.',
    },
    {
      when: 'tier-1',
      text: 'Pick it up {yourselves|on Saturday morning} and {save the delivery fee|spend the difference on candles}; {we teach you how to drive with cake|the secret is the passenger’s floor}.',
    },
    {
      when: 'tier-4',
      text: 'The {design book|book} {opens|is opened} {fourteen months|about a year} ahead; {a short letter about the two of you|a few lines about the day} is {the best beginning|how we like to start}.',
    },
    {
      when: 'tier-4',
      text: 'Visits to the {studio|atelier} are {by appointment|private}, {with a tray of small cakes|at a small table by the window}, {and are never hurried|one couple at a time}.',
    },
    {
      when: 'tier-3',
      text: 'Booking {six to nine|eight to ten} months ahead is {comfortable|about right}; {later, ask anyway|shorter notice is sometimes lucky}.',
    },
    {
      when: 'young',
      text: 'We are {building a name|young and eager}, {one slice at a time|so the first taste is on us}; {ask for photographs of last month’s cakes|see the newest work before you decide}.',
    },
    {
      when: 'seasoned',
      text: 'By now {nothing you ask will shock us|we have been asked for nearly everything}; {try|go ahead and try}.',
    },
    {
      when: 'vegan',
      text: 'Do a {blind|blindfolded} tasting: {pick the vegan one|guess which has no butter}, {and the first cupcake is free if you get it right|hardly anybody can}.',
    },
    {
      when: 'gluten-free',
      text: 'If {someone|a guest} {can’t eat wheat|is celiac}, {tell us early|say so at the start}: {they get a slice of the same cake, not a separate muffin|nobody should be handed fruit salad}.',
    },
    {
      when: 'speaks-spanish',
      text: 'Hablamos español, and {our tres leches is serious|our tres leches has been approved by many abuelas}.',
    },
    {
      when: 'rural',
      text: 'Gravel roads {don’t scare us|are part of the job}; {send directions|just send the real directions} and a word about {low branches|deep ruts}.',
    },
    {
      when: 'urban',
      text: 'We {deliver|walk cakes} {up stairs, through lobbies|through lobbies} and {across rooftops|into freight elevators} {all over <city>|every Saturday}.',
    },
    {
      when: 'delivery-setup',
      text: 'Relax about {the drive|transport}: we do {the driving|that part}, {at the speed of a parade|slowly, with the air on high}.',
    },
  ],

  pros: [
    'Baked fresh, never frozen for weeks',
    'Less sweet than most',
    'Sketch before you pay',
    'Same-day {replies|answers}',
    'Different flavor in every tier',
    'Repair kit travels with each cake',
    'Cutting guide for the caterer',
    'Only a few cakes per weekend',
    { when: 'vegan', text: 'Vegan cakes nobody can tell apart' },
    { when: 'gluten-free', text: 'Tender gluten-free {layers|cakes}' },
    { when: 'nut-free', text: 'Nut-free orders baked apart' },
    { when: 'delivery-setup', text: 'Delivered and set up by the bakers' },
    { when: 'sheet-cake', text: 'Kitchen sheet cake saves money' },
    { when: 'hand-painted', text: 'Painted by hand, no stencils' },
    { when: 'fresh-flowers', text: 'Coordinates flowers with your florist' },
    { when: 'buttercream', text: 'Silky Swiss buttercream' },
    { when: 'tasting', text: 'Relaxed tasting with many combinations' },
    { when: 'stand-rental', text: 'Forty cake stands to choose from' },
    { when: 'dessert-table', text: 'Dessert tables styled like still lifes' },
    { when: 'tier-1', text: 'Lovely cake on a small budget' },
    { when: 'tier-4', text: 'Sugar flowers made petal by petal' },
    { when: 'seasoned', text: '<years> years without a dropped tier' },
  ],

  cons: [
    'Peak weekends fill {eight|nine|ten} months ahead',
    'No cake in direct sun',
    'Closed the first week of {January|August}',
    'Design is final a month before',
    'Rush orders cost extra',
    { when: 'buttercream', text: 'Buttercream needs shade in summer' },
    { when: 'donuts', text: 'Donuts only within an hour’s drive' },
    { when: 'tier-4', text: 'Minimum order on Saturdays' },
    { when: 'tier-1', text: 'No sugar flowers' },
    { when: 'hand-painted', text: 'Painted tiers need {six|eight} weeks’ notice' },
    { when: 'naked', text: 'Naked cakes must be eaten the same day' },
    { when: 'young', text: 'One van, so delivery slots are limited' },
    { when: 'macarons', text: 'Macarons do not like humidity' },
  ],

  answers: cakesDessertsAnswers,
};

import type { StorefrontVoice } from '../voice.ts';
import { floristsAnswers } from './florists-answers.data.ts';

const BLOOMS =
  '{Anemone|Hellebore|Larkspur|Foxglove|Ranunculus|Scabiosa|Peony|Poppy|Cosmos|Sweet Pea|Aster|Nigella|Zinnia|Camellia|Columbine|Delphinium}';
const SHRUBS =
  '{Laurel|Hawthorn|Juniper|Myrtle|Rowan|Quince|Viburnum|Elder|Mock Orange|Smokebush|Sumac|Lilac}';
const WEEDS = '{Clover|Fern|Moss|Yarrow|Thistle|Bramble|Nettle|Tansy|Milkweed|Chicory|Sorrel|Ivy}';
const TOOLS = '{Twine|Shears|Trowel|Bucket|Thorn|Stem|Root|Spade|Ribbon|Trellis|Vessel|Wheelbarrow}';
const TRADE = '{Flowers|Floral|Blooms|Flower Company|Botanicals|Floral Studio|Flower House|Stems}';
const BIRDS = '{Wren|Finch|Lark|Heron|Swallow|Thrush|Plover|Oriole|Magpie|Kestrel}';

export const floristsVoice: StorefrontVoice = {
  names: [
    '<ownerLast> & {Daughters|Sons|Sisters|Company|Cousins} {Flowers|Florists|Floral}',
    `<ownerLast> ${TRADE}`,
    '<owner> <ownerLast> {Flowers|Floral Design|Botanicals}',
    '<owner>’s {Garden|Cutting Garden|Flower Room|Bucket Shop}',
    'The <ownerLast> {Greenhouse|Flower Room|Cutting Garden|Potting Shed}',
    '{Flowers|Stems|Arrangements} by <ownerLast>',
    `${BLOOMS} & ${WEEDS}`,
    `${WEEDS} & ${BLOOMS} ${TRADE}`,
    `${BLOOMS} & ${TOOLS}`,
    `${SHRUBS} & ${TOOLS} {Floral|Flowers|}`,
    `${SHRUBS} & ${WEEDS} ${TRADE}`,
    `${WEEDS} & ${TOOLS}`,
    `The ${BLOOMS} {Room|Shed|House|Bench|Counter}`,
    `The ${BIRDS} & ${BLOOMS}`,
    `${BIRDS} & ${WEEDS} ${TRADE}`,
    `${BIRDS} {Hill|Lane|Row|Meadow} ${TRADE}`,
    `${SHRUBS} {Street|Lane|Row|Hill|Creek} ${TRADE}`,
    `${BLOOMS} {Street|Lane|Row|Hill} ${TRADE}`,
    `{Wild|Tall|Late|Early|White|Scarlet|Blue} ${BLOOMS} ${TRADE}`,
    '{Two|Three|Five|Seven|Nine} {Thistles|Ferns|Brambles|Clovers|Nettles|Hives|Acres} {Farm & Floral|Flower Farm|Flowers}',
    `{Old|Little|Upper|Lower|Far} ${SHRUBS} {Flower Farm|Floral|Gardens}`,
    `{Salt|Slate|Copper|Linen|Paper|Clay|Velvet} & ${BLOOMS}`,
    `{Copper|Zinc|Tin|Iron|Clay|Glass} ${TOOLS} {Floral|Flowers|Studio}`,
    'The {Copper|Zinc|Tin|Enamel|Green|Blue} {Bucket|Watering Can|Wheelbarrow|Gate|Door}',
    '{Ochre|Indigo|Saffron|Russet|Chalk|Celadon|Umber} {Floral|Flower Studio|Botanical}',
    '{Ochre|Indigo|Saffron|Russet|Chalk|Celadon|Umber} & {Vine|Bloom|Fern|Thorn|Petal}',
    'The {Quiet|Wandering|Crooked|Patient|Merry|Unruly} {Stem|Garden|Hedge|Meadow|Bouquet}',
    '{Hedgerow|Headland|Fencerow|Understory|Saltmarsh|Fieldedge} {Flowers|Floral|Botanicals}',
    '{North|South|East|West} {Bed|Meadow|Border|Field} {Flowers|Floral|Flower Company}',
    '{First|Last|Second} {Frost|Bloom|Light|Cutting} {Flowers|Floral|Flower Farm}',
    '{Morning|Evening|April|May|Midsummer|September} {Bucket|Border|Garden|Stem} {Floral|Flowers}',
    '{Stamen|Sepal|Tendril|Pistil|Calyx|Bract} & {Company|Stone|Twine|Thorn|Vase}',
    '{Stamen|Sepal|Tendril|Calyx|Petiole} {Studio|Floral|Flower Works}',
    '{Canal|Depot|Mill|Orchard|Chapel|Foundry} Street {Flowers|Florist|Flower Market}',
    '{Orchard|Glasshouse|Cold Frame|Walled Garden|Arbor|Lathhouse} {Floral|Flowers|Flower Studio}',
    'House of {Ferns|Thorns|Vines|Petals|Larkspur|Moss}',
    '{Bees|Moths|Dragonflies} & {Blooms|Brambles|Bouquets|Bluebells}',
    '{Moth|Bee|Hare|Fox|Otter|Snail} & {Marigold|Meadowsweet|Hollyhock|Honeysuckle|Snapdragon}',
    '{Wilhelmina|Beatrix|Odette|Marguerite|Cordelia|Imogen|Philippa}’s {Flowers|Flower Room|Garden}',
    '{Beatrix|Odette|Cordelia|Imogen|Linus|Barnaby|Ambrose} & <ownerLast> {Flowers|Floral|}',
    '{Tumbled|Gathered|Tangled|Foraged|Scattered|Bundled} {Stems|Flowers|Floral|Garden}',
    '{Bunch|Bough|Bower|Bramble|Sprig} & {Bale|Basket|Barrow|Bloom|Bench}',
    'The {Sunday|Thursday|Corner|Back Porch|Upstairs|Garden Wall} {Florist|Flower Shop|Bouquet}',
    '<city> {Flower Company|Stem & Bucket|Botanical}',
    'The <city> {Flower Room|Cutting Garden}',
    '{Leaf|Loam|Lichen|Sap|Pollen|Dew} {Floral|& Larkspur|Flower Studio|& Vine}',
    '{Plain|Honest|Good|Rare|Common} {Flowers|Stems|Petals}',
    '{Arbor|Bower|Pergola|Lattice|Garland} & <ownerLast>',
    '{Goldenrod|Queen Anne|Bluestem|Foxtail|Wild Rye} {Floral|Flower Farm|Gardens}',
  ],

  openings: [
    '<name> is {a flower studio|a small flower studio|a working flower shop} in <city>, {run by <owner> and four pairs of cold hands|run by <owner> <ownerLast>}, {with buckets to the ceiling|and it smells of eucalyptus by Thursday}.',
    'We {make|arrange} flowers for {about|roughly} <weddings> weddings a year in <market>, {and remember the colors of all of them|never two alike}.',
    'It {began|started} with {a bucket on a porch|a folding table at a farmers’ market|one cousin’s bouquet}; {today|now} <owner> and {a team of five|three others} {fill churches, barns and ballrooms|fill whole rooms}.',
    'Flowers {last a week|are gone in a week}. {Photographs of them do not|The pictures stay}, so we {choose every stem as if it will be looked at for fifty years|take the choosing seriously}.',
    'We like {petals with flaws|crooked stems}, {branches that do as they please|tendrils}, and {brides, grooms and grandmothers with opinions|couples who say what they cannot stand}.',
    '{A wedding|Every wedding} has {one smell|a smell}. {Ours usually involve|We mostly work with} {sweet pea|garden roses|tuberose}, {cut grass|rain} and {a bit of nerves|hairspray}.',
    'You do not need to {know|learn} the {names|Latin names}. {Say “the fluffy ones,”|Point and say “more like this,”} and {we will know|<owner> will nod}.',
    'The studio {sits|is} {behind a hardware store|at the end of a gravel lane|in an old garage} in <city>, {north light, concrete floor|cool even in August}, {radio always on|door usually open}.',
    '<owner> {trained|first worked} {as a painter|as a gardener|in a museum}, {and it shows in the color work|which explains the color charts on the wall}.',
    'Some florists {begin with|ask for} a {budget|mood board}; we {begin with|ask about} {the room, the light and the hour|what your grandmother grew}.',
    'Nobody {needs|has ever needed} {a thousand roses|another wall of roses}. {Most weddings need|What a wedding needs is} {twelve good ideas|a few right places} and {someone awake at four in the morning|very fresh flowers}.',
    'We {are|remain} {small on purpose|a small crew}: {one wedding a day|no more than two weddings a weekend}, {so the person you talk to is the one with the pins|and the designer you meet is the one on the ladder}.',
    {
      when: 'young',
      text: 'We are {a new studio|new here} with {old scissors|years of shop work behind us}: <owner> {ran the wedding bench of a larger house|cut and wired for others} before {opening this door|hanging out this sign}.',
    },
    {
      when: 'young',
      text: 'New {businesses|studios} {try harder|have something to prove}. {You will get extra sweet peas because of it|We tend to overfill the vase}.',
    },
    {
      when: 'seasoned',
      text: '<years> years of {Saturdays|wedding Saturdays} have taught us {which roses sulk in heat|what survives an August tent} and {which venues have a good sink|how many pins to carry}.',
    },
    {
      when: 'seasoned',
      text: 'After <years> years in <market>, we are {making bouquets for the children of early customers|doing weddings for babies who once threw our petals}.',
    },
    {
      when: 'tier-1',
      text: 'Good flowers {need not|do not have to} {cost the honeymoon|eat the budget}. We {buy what is plentiful|buy by the bunch}, {skip the gold stands|keep the vases plain} and {start whole weddings at <price>|begin at <price>}.',
    },
    {
      when: 'tier-1',
      text: 'Our {favorite|best} {compliment|sentence} from a couple: “{that was all in the budget?|we thought we could only afford carnations}” {Carnations, by the way, are wonderful|We love that one}.',
    },
    {
      when: 'tier-3',
      text: 'We are known for {color that takes a second look|arrangements with air in them}, {for mechanics nobody sees|for unusual stems}, and for {returning calls|being on time}.',
    },
    {
      when: 'tier-4',
      text: 'The studio {takes|accepts} {a dozen|fifteen} commissions a year and {designs|draws} each {from the floor plan up|as one continuous garden}, {from the first step to the last table|for one room on one evening}.',
    },
    {
      when: 'tier-4',
      text: 'Our {growers|stems} {cut for us by name|come from people who cut for nobody else}: {tree peonies|parrot tulips}, {heirloom mums|bearded iris}, {clematis by the yard|vines grown long on purpose}.',
    },
    {
      when: 'garden-organic',
      text: 'Our work looks {picked|gathered}, not {packed|built}: {roses at every stage|buds beside open blooms}, {vines that wander|a branch out of line}, {air between the stems|as a garden does it}.',
    },
    {
      when: 'classic-round',
      text: 'We still love {a round bouquet|the classic dome}: {tight, even, all roses|clean outline, silk ribbon}, {the kind in your parents’ album|and no apologies for it}.',
    },
    {
      when: 'modern-minimal',
      text: 'Three stems {in the right place|well placed} can {hold a room|carry a table}. We {work with line|like restraint}, {negative space|empty space} and {one very good vase|a single color}.',
    },
    {
      when: 'wildflower',
      text: 'Think {of a meadow|of June roadsides}, {cut at seven in the morning|with the bees still annoyed}: {cosmos, grasses, Queen Anne’s lace|daisies, poppies, tall grass}, {nothing stiff|nothing that looks bought}.',
    },
    {
      when: 'tropical',
      text: 'We {are happiest with|keep a soft spot for} {big leaves|anthurium and palm}, {orchids|ginger}, {strange fruit on stems|birds of paradise} and {colors that do not whisper|a bit of drama}.',
    },
    {
      when: 'romantic-lush',
      text: 'More is {more|sometimes exactly right}: {garden roses by the armful|peonies shoulder to shoulder}, {candlelight|low light}, {tables you have to look through to find your cousin|centerpieces that spill}.',
    },
    {
      when: 'dried-preserved',
      text: 'Half of our {studio|ceiling} hangs upside down: {bleached ruscus|strawflower}, {bunny tail|pampas}, {lunaria like paper coins|seed heads}. {Dried work keeps|It keeps for years}, {and so do the bouquets|and nobody panics about heat}.',
    },
    {
      when: 'bold-color',
      text: 'Beige is {a lovely wall color|for walls}. We {work in|prefer} {coral, magenta and tangerine|cobalt, rust and hot pink}, {side by side|shoulder to shoulder}, {and it never clashes if you do it with conviction|with conviction}.',
    },
    {
      when: 'locally-grown',
      text: '{Eight|Eleven|Six} growers {within an hour|around <market>} {cut for us|text us} {every week|each Tuesday}, and {their fields decide the palette|the list of what is open sets our week}.',
    },
    {
      when: 'rural',
      text: 'We {cut from our own rows|grow some of it behind the studio} {when the deer allow it|from April to frost}, and {drive the rest in before dawn|buy the rest from neighbors}.',
    },
    {
      when: 'urban',
      text: 'The flower market {opens at four|is ours at five in the morning}; {by the time <city> has coffee|before the city wakes}, {your buckets are conditioned and labeled|we are back with the best of it}.',
    },
  ],

  crafts: [
    'Stems {arrive|come in} {on Wednesday|three days ahead}, {drink overnight|rest in deep water}, and {open on our schedule, not theirs|reach full bloom on the hour you walk}.',
    'Each proposal {is itemized|has a line for every piece}: {one bouquet, one price|twelve tables, one price each}, {so trimming is easy|so you can see where a dollar goes}.',
    'We {build|make} a {palette|color card} from {your invitation, the tablecloth and the sky at that hour|your fabric swatches}, {then test it in daylight and candlelight|and argue about it gently}.',
    'Bouquets are {tied|made} last, {the morning of|by hand}, {with stems cut to your height|weighed in the hand so they are pleasant to carry}.',
    'A {wilting|thirsty} {boutonniere|corsage} is {a broken promise|a small tragedy}, so we {bring two spares|make three extra} and {pin them on ourselves|teach someone to pin}.',
    'We {visit|walk} every {new venue|room we do not know} and {measure|photograph}: {ceiling height|doorways}, {outlets|sun at four o’clock}, {where the wind comes from|which door the van can reach}.',
    'Everything {travels|rides} in {a cooled van|crates we built for it}, {seat-belted if necessary|no water spilled since spring}, {driven by someone who brakes early|with a designer, not a courier}.',
    'Hot days {are planned for|do not scare us}: {hardy varieties|water tubes}, {shade until the last minute|a cooler on site}, {and nothing delicate placed before five|and a change of plan for hydrangeas}.',
    'Scale {comes first|is most of it}: {a low bowl where people talk|low where guests talk}, {tall where the ceiling asks for it|something tall by the door}, {nothing at eye level, ever|so that nobody plays peekaboo}.',
    'We {keep|save} {the recipe and the stem count|the recipe and a yard of your ribbon}, {so an anniversary bouquet is one call away|in case you ever want it again}.',
    'Thorns are {stripped|off}, {pollen is pinched off the lilies|lilies lose their pollen}, and {nothing near the food is poisonous|only edible flowers go near plates}. {Details, yes|Someone has to think of it}.',
    'There is {a rule|one rule} in the studio: {if a stem is not beautiful from the back, it waits|step back every five minutes}. {It slows us down nicely|Chairs are therefore rare}.',
    {
      when: 'full-service',
      text: 'Full service means we {unload|arrive}, {build|hang}, {place|light} and {stay until the first guest sits|fix the last leaf}, then {come back at midnight|return} for {every vase|the whole lot}.',
    },
    {
      when: 'a-la-carte',
      text: 'À la carte {is fine|is welcome}: {two bouquets and six boutonnieres|just the personal flowers}, {picked up in a box with a lid|ready on Friday}, {no minimum lecture|as carefully made as the grand ones}.',
    },
    {
      when: 'delivery-only',
      text: 'With delivery only, {every piece is numbered|all is labeled}, {a small map shows where it goes|a one-page map comes along}, and {a cousin with steady hands can do the rest|ten minutes is enough to set it out}.',
    },
    {
      when: 'diy-bulk',
      text: 'For do-it-yourself weddings we {sell|order} by the {bucket|bunch}, {condition it first|strip and hydrate it}, and {teach your friends one good spiral|send a page on how to make it last}.',
    },
    {
      when: 'foam-free',
      text: 'No floral foam: {chicken wire|moss and chicken wire}, {pin frogs|metal pins}, {branches that hold each other|old tricks} and {a lot of water|patience}. {It looks looser|The work looks better} and {nothing crumbles into the river|leaves nothing behind}.',
    },
    {
      when: 'composts-waste',
      text: 'What cannot be {given away|reused} goes {to our compost|on the heap}, and {comes back as dahlias|feeds next year’s rows}.',
    },
    {
      when: 'donates-after',
      text: 'After the last dance {we re-cut|the crew re-ties} the flowers into {small bunches|bedside jars} for {a care home|a hospice|two nursing homes} nearby, {with a card if you like|and send you a picture}.',
    },
    {
      when: 'seasonal-only',
      text: 'We {work|stay} strictly in season: {no peonies in October|tulips in spring, dahlias in fall}, {and no regrets|which is cheaper, too}. {Each month has its own jewels|There is always something at its best}.',
    },
    {
      when: 'fair-trade',
      text: 'Roses that {cross an ocean|travel} come from {certified farms|farms with fair wages}, {and we can show the papers|named on your invoice}.',
    },
    {
      when: 'ceremony-arch',
      text: 'Arches are {built|flowered} on site {from the frame out|one branch at a time}, {asymmetrical unless you object|heavier on the photographer’s side}, {weighted against wind|and they do not wobble}.',
    },
    {
      when: 'hanging-installation',
      text: 'For {work overhead|hanging pieces} we {rig with rated line|bring a rigger}, {test the load the day before|check the beams twice} and {insure all of it|sleep well}.',
    },
    {
      when: 'flower-wall',
      text: 'Flower walls are {fresh|real}, {eight by eight feet|wide enough for six people}, {built in panels|stuffed by four people in two hours} and {smell as good as they look|never plastic}.',
    },
    {
      when: 'aisle-flowers',
      text: 'Aisle pieces {stand in water|have feet}, {keep clear of trains and toddlers|leave room for trains}, and {move to the head table while guests find the bar|are carried to the reception afterward}.',
    },
    {
      when: 'cake-flowers',
      text: 'Cake flowers are {unsprayed|grown without spray}, {wrapped at the stem|taped and tubed} and {placed by us, with the baker watching|agreed with your baker}.',
    },
    {
      when: 'south-asian-weddings',
      text: 'We string {marigold|jasmine and marigold} by the {hundred feet|kilometer}, {tie varmalas that survive the exchange|make varmalas to weight}, and {dress a mandap between breakfast and baraat|know how fast a mandap must turn into a stage}.',
    },
    {
      when: 'jewish-weddings',
      text: 'Chuppahs are {a favorite|our favorite structure}: {four poles, real branches|birch poles}, {your grandfather’s tallit on top if there is one|open sky in the middle}.',
    },
    {
      when: 'tier-4',
      text: 'A {lead designer|principal designer} and {nine|a crew of ten} work {from scaled drawings|to drawings}, {overnight if the room demands it|through the night}, and {the room is lit and walked before a single guest arrives|we rehearse the lighting on the flowers}.',
    },
    {
      when: 'tier-1',
      text: 'We stretch {budgets|a budget} with {foliage from the roadside gardener|good foliage}, {bud vases|odd bottles} and {three fine stems instead of nine middling ones|one generous arrangement where everyone looks}.',
    },
  ],

  offers: [
    'Weddings {begin|start} at <price>, {personal flowers and six tables|which covers bouquets, buttonholes and a modest room}, {and grow from there as you like|with room to grow}.',
    'You {get|receive} {a written proposal|a proposal with drawings} within {five days|a week}, {two rounds of changes|and may change it twice}, and {a final count three weeks out|nothing is final until three weeks before}.',
    'Every {booking|wedding} includes {one long conversation|a studio visit}, {a palette sheet|a color card to keep} and {a designer on the ground that day|a phone that is answered that morning}.',
    'We {also make|make} the {small things|bits people forget}: {a collar for the dog|flower crowns}, {petals for the toss|pocket squares of moss}, {a jar for the bathroom|a posy for the grave you want to visit first}.',
    'The {rehearsal dinner|welcome party} {can borrow|may have} {Friday’s extra stems|what is left in the buckets} {for a song|at cost}.',
    'Bring {the vases you love|grandmother’s crystal} or {use our shelves|borrow from us}; {forty kinds, from jam jar to urn|clear glass, smoke, brass and clay}.',
    'Half now {holds the date|reserves the day}, {the rest two weeks before|the balance follows later}; {if frost takes the dahlias, we swap them and tell you|the season may adjust a stem, never the mood}.',
    'Ask for {two versions|a modest and a generous version}: {we price both|both come with numbers}, and {you can mix them line by line|nobody sulks over the smaller one}.',
    'Midweek {and winter|and off-season} weddings {cost less|are priced more kindly}, {and get first pick at the market|since the growers are bored}.',
    'The day after, {we press|you may have us press} {three stems from the bouquet|a few petals} {into a small frame|between glass}, {part of every full booking|no charge}.',
    'Flowers for {two people on a hilltop|a courthouse} {take us an hour|are a pleasure} and {cost accordingly|have their own short price list}.',
    {
      when: 'full-service',
      text: 'Our full-service price {covers|includes} {design, setup and strike|everything from sketch to broom}, {vessels on loan|loaned vessels} and {the late-night pickup|the ladder work}.',
    },
    {
      when: 'a-la-carte',
      text: 'The à la carte list {fits on one page|is one page long}: {bouquets, buttonholes, crowns|bouquets, corsages, bud vases}, {order up to a month ahead|collect on the day or the day before}.',
    },
    {
      when: 'diy-bulk',
      text: 'Bucket {orders|packages} {come with|include} {clean buckets, clippers and a diagram|a recipe for twelve tables} and {a phone call on Friday night if panic strikes|a bunch to practice on}.',
    },
    {
      when: 'delivery-only',
      text: 'Delivery within {thirty|twenty-five} miles is {in the price|included}; {we hand over in the shade, with spare pins|someone signs, everyone smiles}.',
    },
    {
      when: 'candles',
      text: 'Candles {come too|are on our truck}: {tapers, votives, hurricanes|glass cylinders and beeswax tapers}, {lit by us ten minutes before doors|placed, lit and gathered up again}.',
    },
    {
      when: 'arches',
      text: 'We {own|rent out} {nine|seven} arches, {round, square, birch, brass|from bare birch to a brass ring}, {and lend one with every ceremony package|delivered and anchored}.',
    },
    {
      when: 'vases',
      text: 'Vases {are lent|are on loan}, {not sold|counted in, counted out}; {one broken is forgiven|two broken ones are forgiven}. {We have cats and understand|That is only fair}.',
    },
    {
      when: 'setup-and-strike',
      text: 'Setup {takes two to five hours|begins after breakfast}; strike {happens after the last song|is before midnight}, {quietly|with soft shoes}, {and the venue gets its floor back swept|down to the last petal}.',
    },
    {
      when: 'personal-flowers',
      text: 'Personal flowers {arrive|come} {boxed by name|in a box with everyone’s name}, {in water, with pins|each with a pin and a spare}, {before the first lipstick|two hours before pictures}.',
    },
    {
      when: 'petals',
      text: 'Petals by the {pound|basket}: {rose, delphinium, hydrangea|fresh for the aisle, dried for the toss}, {and a broom for afterward|approved by fussy venues}.',
    },
    {
      when: 'centerpieces',
      text: 'For centerpieces we {make one sample table|mock up a table}, {then take the number of guests and do the sums|then vary it by thirds}, so {no two tables are twins|the room looks collected, not copied}.',
    },
    {
      when: 'tier-1',
      text: 'The {little|small} package, {from <price>|starting at <price>}, is {two bouquets, eight boutonnieres and ten bud-vase tables|bouquets, buttonholes and simple tables}, {ready to carry home|and it photographs like more}.',
    },
    {
      when: 'tier-3',
      text: 'Most of our couples {choose|settle on} {an arch, a long head table and lighter guest tables|one large gesture and many quiet ones}, {and that balance is what we plan best|which is where the money shows}.',
    },
    {
      when: 'tier-4',
      text: 'Commissions {include|bring} {sketches in gouache|a watercolor of the room}, {a full table mock-up|a sample table in our studio}, {candlelight design|lighting notes} and {a crew that does not leave until you have danced|two visits to the site}.',
    },
  ],

  closings: [
    'Write with {the date, the place|your date and venue} and {three words|one color}; {we answer with flowers|ideas come back within two days}.',
    'Come {by|to the studio} on {a Wednesday|a weekday afternoon}, {smell things|touch things}, {take a bunch home|leave with something in paper}.',
    'Send {the room|a picture of the room}, not {forty bouquets|a hundred saved pictures}. {It tells us more|That is where we start}.',
    'If we are {full|booked}, we say {so the same day|so at once} and {name a florist whose buckets we would trust|pass you to someone good}.',
    'Peonies {wait for no one|have three weeks a year}. {Neither do Saturdays in June|The same is true of free Saturdays}.',
    'Tell us {what you hate|which flower you cannot stand}. {It saves an hour|Couples are surprised how fast the rest follows}.',
    'A {deposit|quarter down} holds the day; {colors may change their minds until spring|palettes can wander for months yet}.',
    'No budget is {silly|embarrassing}, {only unspoken ones are|unless it stays secret}. {Name the number|Say it early}, and we {design toward it|will tell you what it can be}.',
    'We {like|enjoy} {long aisles|odd rooms}, {short deadlines|low ceilings} and {mothers who garden|people who bring their own dahlias}.',
    'Write {eight to ten months|about nine months} ahead for {a Saturday|high season}; {elopements can call on Monday|small ones can ask the same week}.',
    'First {visits|conversations} are free, {last about an hour|take forty minutes} and {usually end with pollen on someone’s sleeve|come with coffee}.',
    'Ask {your venue|your photographer} {about us|what our setups are like}; {they see us at six in the morning|they know who sweeps}.',
    {
      when: 'tier-1',
      text: 'Tight budget? {Good|Fine}: {we know what is cheap and lovely in your month|some of our prettiest work had one}. {Bring jam jars|Ask anyway}.',
    },
    {
      when: 'tier-1',
      text: 'Pay in {three|four} parts if that is {easier|kinder}; {flowers should not come with interest|we have all been there}.',
    },
    {
      when: 'tier-2',
      text: 'Expect {plain talk|one clear quote}, {fresh stems|fair prices} and {no upselling of moss|a florist who says when enough is enough}.',
    },
    {
      when: 'tier-4',
      text: 'Commissions open {eighteen months|a year and a half} ahead; {<owner> meets every couple in person|each begins with a walk through the site}.',
    },
    {
      when: 'tier-4',
      text: 'We {reply to each inquiry|answer every letter} {by hand|personally}, {and decline with regret|and say no when the calendar does}.',
    },
    {
      when: 'young',
      text: 'Our calendar {has gaps|is not full yet}, {which will not last|for the moment}; {early couples get extra peonies|come while we still answer on the first ring}.',
    },
    {
      when: 'seasoned',
      text: 'Many of our couples {come back|return} for {christenings|birthdays} and {one sad day or another|anniversaries}; {the recipe cards go back to the first year|we keep the cards in a shoebox}.',
    },
    {
      when: 'locally-grown',
      text: 'Ask what {blooms|is in bloom} around <city> in your month, and {the palette is half decided|you will get a list that reads like a poem}.',
    },
    {
      when: 'diy-bulk',
      text: 'Doing it {yourselves|with friends}? {Clear a cool garage|Buy clippers}, {invite patient friends|put on music}, {and call us for the buckets|we will bring the stems}.',
    },
    {
      when: 'dried-preserved',
      text: 'Dried orders {can be made months ahead|are never rushed}, so {collect yours whenever you like|even a late decision is early enough}.',
    },
    {
      when: 'speaks-spanish',
      text: 'Hablamos español, {in the studio|on the phone} and {on the ladder|with the whole family}.',
    },
    {
      when: 'urban',
      text: 'Freight elevators, {loading zones|one-way streets}, {fourth-floor lofts|rooftops}: {we know how flowers move through <city>|the vans are narrow for a reason}.',
    },
    {
      when: 'rural',
      text: 'Fields, {barns|orchards} and {dirt roads|hilltops} {suit us|are home ground}; {tell us where the shade falls|the truck is already muddy}.',
    },
  ],

  pros: [
    'Itemized quotes, {stem by stem|piece by piece}',
    'The designer you meet is there on the day',
    'Spare boutonnieres {always|with every order}',
    'One wedding a day',
    'Replies {within a day|the same day}',
    'Bouquets cut {that morning|to your height}',
    'Visits every new venue beforehand',
    'Honest about what a budget can do',
    { when: 'foam-free', text: 'No floral foam, {ever|at all}' },
    { when: 'locally-grown', text: 'Most stems grown within {an hour|fifty miles}' },
    { when: 'seasonal-only', text: 'Strictly seasonal flowers' },
    { when: 'donates-after', text: 'Re-ties flowers for care homes afterward' },
    { when: 'composts-waste', text: 'Composts every leaf' },
    { when: 'diy-bulk', text: 'Conditions DIY buckets before pickup' },
    { when: 'hanging-installation', text: 'Insured for overhead work' },
    { when: 'candles', text: 'Candles placed, lit and collected' },
    { when: 'setup-and-strike', text: 'Setup and midnight strike included' },
    { when: 'dried-preserved', text: 'Bouquets that keep for years' },
    { when: 'bold-color', text: 'Fearless with color' },
    { when: 'tier-1', text: 'Generous tables on small budgets' },
    { when: 'tier-4', text: 'Scaled drawings and a full mock-up' },
    { when: 'seasoned', text: 'Knows the venues of <market> by their sinks' },
  ],

  cons: [
    'Books out {eight|nine|ten} months ahead',
    'Exact varieties depend on the week',
    'No Sunday consultations',
    'Travel fee beyond {thirty|forty} miles',
    'Final count due {three|four} weeks before',
    { when: 'seasonal-only', text: 'No peonies in {September|October}, sorry' },
    { when: 'hanging-installation', text: 'Overhead work needs venue approval' },
    { when: 'delivery-only', text: 'Delivery comes without setup' },
    { when: 'a-la-carte', text: 'Small orders are picked up, not delivered' },
    { when: 'tier-4', text: 'High minimum on peak Saturdays' },
    { when: 'tier-1', text: 'Simple vessels, few rentals' },
    { when: 'foam-free', text: 'Some shapes are impossible without foam' },
    { when: 'young', text: 'Portfolio still growing' },
    { when: 'wildflower', text: 'Loose style, no perfect symmetry' },
  ],

  answers: floristsAnswers,
};

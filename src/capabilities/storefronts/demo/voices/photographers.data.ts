import type { StorefrontVoice } from '../voice.ts';
import { photographersAnswers } from './photographers-answers.data.ts';

const LIGHTS =
  '{Lantern|Halflight|Ember|Daylight|Dusk|Solstice|Gloaming|Lamplight|Skylight|Sundown|Moonrise|First Light|Candle|Northlight}';
const BIRDS =
  '{Wren|Heron|Swallow|Magpie|Finch|Starling|Plover|Kestrel|Nightjar|Sandpiper|Thrush|Owl|Lark|Egret}';
const PLANTS =
  '{Juniper|Foxglove|Yarrow|Hawthorn|Fern|Sorrel|Larkspur|Thistle|Clover|Willow|Bracken|Sumac|Tansy|Linden|Laurel|Heather}';
const TOOLS = '{Shutter|Aperture|Lens|Tripod|Negative|Contact Sheet|Viewfinder|Darkroom|Silver|Emulsion}';
const KINDS = '{Photography|Photographs|Photo Company|Pictures|Portraits|Photo Studio}';
const STUFFS = '{Linen|Slate|Paper|Velvet|Copper|Ivory|Salt|Tin|Pearl|Indigo|Ochre|Birch|Clay|Honey}';

export const photographersVoice: StorefrontVoice = {
  names: [
    '<owner> <ownerLast> {Photography|Photographs|Pictures|Studio}',
    '<ownerLast> {Photography|Photographs|Photo Company|& Daughters Photography}',
    '<ownerLast> & {Sons|Sisters|Company|Cousins|Friends} {Photography|Photographs}',
    'Photographs by <owner> {<ownerLast>|}',
    '{Pictures|Portraits} by {<owner>|<ownerLast>}',
    'Studio <ownerLast> {Photography|}',
    'The <ownerLast> {Studio|Darkroom|Picture Company|Album}',
    '<owner> & {Augusta|Silas|Ottilie|Rupert|Maren|Ambrose|Tamsin} {Photography|Photographs}',
    `${LIGHTS} & ${PLANTS} {Photography|}`,
    `${LIGHTS} ${KINDS}`,
    `${PLANTS} ${KINDS}`,
    `${BIRDS} ${KINDS}`,
    `${BIRDS} & ${PLANTS} ${KINDS}`,
    `${PLANTS} & ${STUFFS} {Photography|Photographs|Photo}`,
    `${STUFFS} & ${LIGHTS} {Photography|Photographs}`,
    `${STUFFS} & ${BIRDS} {Photography|Photo Company}`,
    `${BIRDS} & ${TOOLS}`,
    `${PLANTS} & ${TOOLS}`,
    `${STUFFS} & ${TOOLS}`,
    `The {Quiet|Patient|Curious|Second|Painted|Wandering|Borrowed|Honest} ${TOOLS}`,
    `The ${STUFFS} ${TOOLS}`,
    `${PLANTS} {Street|Hill|House|Lane|Row} {Photography|Photographs|Photo Studio}`,
    `${BIRDS} {Street|Hill|House|Hollow|Point} {Photography|Pictures}`,
    `The ${BIRDS} {House|Room|Loft} {Photography|Studio}`,
    '{Two|Three|Five|Seven} {Wrens|Herons|Swallows|Magpies|Finches|Starlings|Owls|Larks} Photography',
    '{One|Two|Four|Nine} {Windows|Lanterns|Frames|Stairs|Doorways} {Photography|Photographs}',
    'The {Long|Late|Blue|Last|Gold|Slow} {Hour|Afternoon|Exposure|Frame} {Photography|}',
    '{Late|Blue|Slow|Sunday|Amber|Early} {Afternoon|Hour|Light|Evening} {Photography|Photographs|Pictures}',
    '{A Fiftieth|A Hundredth|A Thirtieth} of a Second',
    '{Half|Full|One} {Stop|Frame} {Photography|Photo Company}',
    '{Frame|Roll|Exposure|Negative} {Twelve|Thirty-Six|Twenty-Four|Nine} {Photography|}',
    '{Thirty-Six|Twenty-Four|Twelve} {Frames|Exposures} {Photo Company|Photography|}',
    '{Wide|Open|Deep|Near|True} {Focus|Field|Window|Aperture} {Photography|Pictures}',
    '{Foxglove|Saltmarsh|Riverbend|Fieldstone|Goldenrod|Stillwater|Highgrass} {Photo Company|Photography|Pictures}',
    '{Bramble|Thistle|Acorn|Hazel|Rowan|Quince} & {Frame|Film|Shade|Grain|Light} {Photography|}',
    '{Grain|Shade|Contrast|Shadow|Halide} & {Linen|Honey|Vine|Rue|Company} {Photography|}',
    '{Canal|Mill|Orchard|Depot|Ninth|Willow|Garnet|Elm} Street {Photography|Portraits|Photo Studio}',
    'The {Doorway|Windowsill|Staircase|Porch|Landing|Garden Gate} {Studio|Photographs|Picture Company}',
    '{Winifred|Ottilie|Leonora|Josephine|Odile|Rosamund|Clementine} {Photography|Pictures|Photographs}',
    '{Silas|Ambrose|Rupert|Everett|Leopold|Augustin} & {Wren|Fern|Daughter|Lark} {Photography|}',
    '{Atelier|Maison|Studio} {Ottilie|Verity|Odile|Tamsin|Maren|Lucinda|Delorme|Marchand}',
    'House of {Halflight|Grain|Silver|Prints|Windows|Lanterns}',
    'The {Picture|Print|Darkroom|Album|Negative} {Room|Society|Guild|Workshop|Cupboard} {of <city>|}',
    '<city> {Photo Company|Picture House|Portrait Studio}',
    '{Hearts|Rings|Ribbons|Confetti} & {Halide|Silver|Shadow|Daylight} {Photography|}',
    '{Look Up|Hold Still|Stay Close|Come Nearer|Over Here|Turn Around} {Photography|Pictures|}',
    '{Blue|Green|Red|Yellow|White|Black} {Door|Gate|Barn|Kite|Umbrella|Bicycle} {Photography|Photographs}',
    '{Kindred|Merry|Plain|Gentle|Candid|Faithful} {Pictures|Light|Photographs} {Company|Studio}',
    `{Little|Wild|Old|North|South} ${PLANTS} {Photography|Photographs|Pictures}`,
  ],

  openings: [
    '<owner> <ownerLast> {got a first camera at nine|learned in a basement darkroom|started out on a small-town paper} and {never put the camera down|has not stopped looking since}; {today|now} we photograph about <weddings> weddings a year {around|across} <market>.',
    '<name> makes pictures {you would recognize yourselves in|that look like you and not like a trend}: {real color, real laughter|honest faces, good light} and {nobody told to say cheese|very little pointing}.',
    '{Nearly everyone|Almost every couple} tells us they are {awkward in photographs|bad at having their picture taken}. {Give it ten minutes|It wears off by the second joke|They forget it before the first drink}.',
    'A wedding takes {a day|one long day}. {The pictures|Its pictures} have to {hold up|keep} for {sixty years|your grandchildren}, so we {leave fashion out of them|edit for then, not for this season}.',
    'The {best|good} frames happen {between things|in between}: {on the stairs|in doorways}, {while somebody looks for the rings|before the music starts}, {after the toast, when the napkins come out|when nobody is posing}.',
    'Our {studio|workroom} is in <city>, {above a bakery|behind a green door|up two creaking flights}, with {prints on every wall|more prints than chairs} and {strong coffee|a dog asleep under the light table}.',
    '{Good|Sharp} eyes, {quiet|soft} shoes, {spare|full} batteries: {that is the job|most of the trade, in six words}.',
    'We {like|have a weakness for} {old aunts|grandfathers}, {small rooms|bad weather}, {long tables|late light} and {dogs in bow ties|children under tables}; {the portfolio shows it|you will find plenty of each in our galleries}.',
    'Ten years from now you will want {the frame with|the picture of} {your mother’s hands|your father laughing|your grandmother dancing} more than any sunset. {We know where to stand for it|That is the one we wait for}.',
    'Every family has its own {weather|noise}. We {come early to learn it|spend the first hour listening to it}, {and after that|and then} the pictures {come easily|are half made}.',
    'Cameras are {the dull part|the least of it}. {Noticing|Attention} is the craft: who reaches for whose hand, {who is about to cry|where the light will be at six}.',
    'Somewhere in <market> there is {a refrigerator|a mantelpiece|a hallway} with one of our pictures on it, {slightly crooked|a little sun-faded}; {that is where we like to hang|no museum comes close}.',
    'Retouching stays light: {skin stays skin|freckles stay}, {nobody’s waist moves|laugh lines keep their jobs}, {and you will still know yourselves in forty years|and your mother will agree it looks like you}.',
    'We {believe in|trust} {rain|fog}, {window light|bare bulbs} and {the fifteen minutes after the ceremony|the hour when the shoes come off}. {The rest is scheduling|Everything else can be planned}.',
    'A {gallery|set of wedding pictures} should {read like a good letter|tell the day in order}: {who came, what was said, how it felt|a beginning, a few detours, a very loud ending}.',
    {
      when: 'young',
      text: 'We are a young studio, {though not new to cameras|but the cameras are not new to us}: {years of assisting|a decade of newspaper and portrait work} came first.',
    },
    {
      when: 'young',
      text: 'A short client list has {its points|advantages}: {every wedding is talked about for weeks|each couple gets our full attention}, and {no gallery waits behind thirty others|the edit starts on Monday}.',
    },
    {
      when: 'seasoned',
      text: 'After <years> years we {have photographed|are photographing} {the weddings of former flower girls|younger sisters of our first couples}, {which is the best review we know|and they remember us}.',
    },
    {
      when: 'seasoned',
      text: 'Many seasons of {aisles|Saturdays} have taught us {where to stand, when to wait and how to find a lost uncle|that the rain holds off for nobody and the light comes anyway}.',
    },
    {
      when: 'tier-1',
      text: 'Good pictures should not {cost more than the rings|need a loan}. We {keep the studio small|skip the showroom}, {skip the fancy box|keep the packages simple}, and start at <price>.',
    },
    {
      when: 'tier-1',
      text: '{Backyards, courthouses, church halls|City hall, somebody’s garden, a rented hall}: {we photograph them gladly|we are at home there}, {at a price that leaves room for dinner|and we charge accordingly}.',
    },
    {
      when: 'tier-2',
      text: 'We are {the sensible choice that does not look sensible|neither the cheapest nor the grandest}: {careful work|solid craft}, {a clear price|plain terms}, {galleries you will scroll twice|pictures you will print}.',
    },
    {
      when: 'tier-3',
      text: 'Couples who {come to us|book us} tend to have {looked at a great many portfolios|an eye}; they {come for the skin tones|mention the way we handle a dark church} and {stay for the calm|remember how the day felt}.',
    },
    {
      when: 'tier-4',
      text: 'We accept {few|a limited number of} {commissions|weddings} a year and {give each one a team|prepare each one as a film crew would}: {scouting, light plans, a rehearsed list|location days, lighting tests, a producer}.',
    },
    {
      when: 'tier-4',
      text: '{The work|Our work} is {made to be printed large|made for walls and heavy paper}: {measured light|exact color}, {unhurried portraits|composed rooms}, {and silence where it belongs|with nothing in the frame by accident}.',
    },
    {
      when: 'documentary',
      text: 'We {work|photograph} as {documentarians|reporters of happy news}: {nothing staged|no scene repeated for us}, {nobody asked to kiss again|nothing moved}, {everything seen|a great deal of walking}.',
    },
    {
      when: 'editorial',
      text: 'There is {a magazine|an editorial} streak in what we do: {strong lines|a bold crop}, {negative space|direct looks}, {clothes treated as clothes|a little attitude}, {and still a pulse|and two people who like each other}.',
    },
    {
      when: 'fine-art',
      text: 'We {think|compose} {like painters on a deadline|in still lifes and landscapes}: {a hand, a veil, a bowl of pears|fruit, folds, window light}, {each frame quiet enough to hang|each made to be looked at slowly}.',
    },
    {
      when: 'traditional-posed',
      text: 'We {still believe in|stand up for} the {proper group portrait|formal portrait}: {everyone in the row sharp|chins up, shoulders turned}, {eyes open|no one hidden}, {done before the ice melts|ready for the silver frame}.',
    },
    {
      when: 'dark-moody',
      text: 'Shadow is {welcome here|half the picture}: {candlelit rooms|storm skies}, {deep greens|wood smoke and wine reds}, {a face turned to the one bright window|faces lifted out of the dark}.',
    },
    {
      when: 'light-airy',
      text: 'When there is sun we {open everything up|let it in}: {pale skies|soft whites}, {clean greens|a breeze you can see}, {pictures that feel like an open window|a page with plenty of air}.',
    },
    {
      when: 'true-to-color',
      text: 'Your {dress, your flowers and your grandfather’s terrible tie|clothes, flowers and skin} come out {the color they were|exactly as they were}; {color is checked against a card|we calibrate for it, every room}.',
    },
    {
      when: 'film-look',
      text: 'The {edit|finish} leans toward {old film stock|film}: {gentle grain|soft highlights}, {warm skin|a little fade in the blacks}, {nothing a phone filter can fake|patient color work, by hand}.',
    },
    {
      when: 'dramatic',
      text: 'If {a storm|a thundercloud} rolls in, we {cheer|are already outside}. {Big skies|Hard light}, {backlit rain|long shadows}, {veils in the wind|small figures in a large place}: {that is our weather|drama suits us}.',
    },
    {
      when: 'women-owned',
      text: 'The studio is {owned and run by women|run by women, lens to ledger}, {and the crowded getting-ready room is where we feel at home|who can also bustle a train in ninety seconds}.',
    },
    {
      when: 'lgbtq-owned',
      text: 'As a queer-owned studio we {skip the old scripts|have no default couple in mind}: {tell us who walks, who waits and who cries first|your day, your words, your order of things}.',
    },
    {
      when: 'urban',
      text: '<city> is {a fine backdrop|our second studio}: {fire stairs|subway tiles}, {wet asphalt|neon after rain}, {corner stores|rooftops at seven}, and we {know which doormen say yes|know where the light lands between the buildings}.',
    },
    {
      when: 'rural',
      text: 'Around here the {backdrop|studio} is {a field at seven in the evening|whatever the hills are doing}. We {carry boots|keep boots in the car}, {ask the farmer first|close every gate} and {wait for the light|know which meadow goes gold last}.',
    },
  ],

  crafts: [
    'We {visit|walk} new venues {at the hour you will marry|with a compass and a notebook}, so {the light holds no surprises|we know where the sun will stand}.',
    'Family portraits take {twenty minutes|under half an hour}: {a list made with you|names in order}, {one cousin appointed as herder|a loud, kind voice}, {and then everyone gets their drink|done}.',
    'Two cameras, {two cards in each|every frame written twice}, {spare bodies in the car|a third body in the bag}: {nothing hangs on one screw|one failure never costs a picture}.',
    'We {shoot|photograph} {the room before anyone enters it|the empty room}, {the room full|the full room} and {the room after|what the room looks like at midnight}. {You will want all three|You planned all of it, after all}.',
    '{Editing|The edit} happens {here|at our own desk}, by the people who {were there|saw it}, {frame by frame|over several slow mornings}, {never by a preset alone|not in a batch overseas}.',
    'During the ceremony we {keep still|move twice, at most}: {no flash|silent shutters}, {no one in the aisle|long lenses}, {and nobody’s view blocked|officiants thank us for it}.',
    'We {plan|build} the timeline {backward from sunset|around the light}, {leave twenty minutes for lateness|pad it honestly}, and {share it with|send it to} your {planner|caterer}, so {dinner and light never fight|nobody is pulled from a hot plate}.',
    'Portraits are {a walk|a short walk}, not a {session|shoot}: {you talk|two people talking}, {we trail|we fall behind}, {and in a quarter of an hour it is done|the pictures happen on the way}.',
    'When the dancing starts we {put away the long lens and join in|get close}: {one small flash|bounced light}, {slow shutter|a bit of blur}, {elbows|a few bruised toes}.',
    'Details get {their five minutes|a window and five minutes}: {rings|letters}, {your grandmother’s brooch|the handkerchief}, {the shoes before they are ruined|invitations on good paper}.',
    'Black and white is {a decision|chosen}, not {a rescue|a filter}: we {convert|make} {one in ten|about one picture in eight} that way, {where color would only chatter|when the faces are enough}.',
    'We {cull|choose} {hard|without mercy}: {no twelve versions of one smile|no filler}, {one best frame of each moment|just the frame that says it}, {and nothing where somebody blinks|and everyone you love at least once}.',
    {
      when: 'calm',
      text: 'Voices stay {low|down} around us. {Somebody has to be the slow pulse in the room, and we volunteer|Getting-ready rooms are loud enough, and shoulders drop when someone is not}.',
    },
    {
      when: 'energetic',
      text: 'We {run|climb}, {kneel|lie in the gravel}, {cheer|clap} and {get the whole dance floor into one frame|start the conga line if we must}; {our step counters complain|sleep comes Sunday}.',
    },
    {
      when: 'funny',
      text: 'Terrible jokes are {part of the method|included at no charge}: {real laughter beats any pose|nobody fakes a smile after the one about the duck}.',
    },
    {
      when: 'takes-charge',
      text: 'If {a group has to be moved|forty cousins have to line up}, we {move it|get it done}: {clear voice|first names}, {clear list|a step stool}, {four minutes|no shouting}.',
    },
    {
      when: 'unobtrusive',
      text: 'Couples tell us they {hardly saw us|forgot we were in the room} and then found {everything|a whole hidden wedding} in the gallery. {Good|That is the idea}.',
    },
    {
      when: 'warm',
      text: 'By {the salad|noon} we {know the names|have met both mothers}, {hold somebody’s baby|carry a spare handkerchief} and {are told family stories|have been offered cake twice}; {the pictures are better for it|people look at us as they look at friends}.',
    },
    {
      when: 'detail-oriented',
      text: 'We {straighten|fix} {crooked boutonnieres|the twisted strap}, {take the hair tie off your wrist|take the phone out of your pocket} and {keep the exit sign out of the frame|clear the paper cups}, {beforehand, not afterwards in software|because prevention is the best retouching}.',
    },
    {
      when: 'digital',
      text: 'Digital {files are tagged|frames are sorted} {that same night|before we sleep}, {copied three times|backed up in three places}, and {edited on calibrated screens|graded on a screen that is measured monthly}.',
    },
    {
      when: 'film-35mm',
      text: 'A {35mm camera|small film camera} {rides along|comes everywhere}: {six rolls|a few rolls}, {scanned by a lab we trust|developed within the week}, {grain and light leaks included|and the one everybody prints is usually from there}.',
    },
    {
      when: 'film-medium-format',
      text: 'For portraits we {load|use} {medium format|120 film}: {sixteen frames to a roll|a slow, heavy camera}, {a pause before every frame|no rush}, {skin no sensor has matched|tones you can fall into}.',
    },
    {
      when: 'instant',
      text: 'An instant camera {makes the rounds|goes from table to table}, and {the prints go home in pockets|guests keep half of what it makes}, {still warm|thumbprints and all}.',
    },
    {
      when: 'second-shooter',
      text: 'Two of us means {both getting-ready rooms|both faces at the aisle}, {the kiss from the front and the mothers from the side|cocktail hour while you are at portraits}, and {no choosing|nothing missed}.',
    },
    {
      when: 'drone',
      text: 'The drone {goes up|flies} {for ten minutes|twice, briefly}, {with a licensed pilot|by the book}, {never during vows|high enough not to hear}, and {brings back the map of your day|shows the place whole}.',
    },
    {
      when: 'south-asian-weddings',
      text: 'From {haldi|mehndi} to {vidaai|reception} we {know what comes next|know where to be}: {the baraat from the front|pheras from both sides}, {two cards per event|fresh batteries at every change of clothes}, {and no sitting down|and sturdy shoes}.',
    },
    {
      when: 'jewish-weddings',
      text: 'We {know|have learned} where to stand for {the bedeken|the signing of the ketubah}, when the {glass|foot} comes down, and {how low to duck in a hora|which chair tips first}.',
    },
    {
      when: 'catholic-weddings',
      text: 'A full Mass has {its rules, and we know them|its own order, and we keep to it}: {no step past the rail|silent shutters}, {patience during the homily|long lenses from the side aisle}, {all the candlelight we can hold|no flash, ever}.',
    },
    {
      when: 'chinese-weddings',
      text: 'Door games {at eight in the morning|before breakfast}, the tea ceremony {from both sides|with every cup}, {table toasts at a run|three changes of dress}: {we have the order by heart|our sneakers are ready}.',
    },
    {
      when: 'tier-4',
      text: 'A producer {joins every wedding|handles the clock}, {an assistant carries the light|one person does nothing but light}, and {you are never asked what comes next|you only ever see one calm person}.',
    },
    {
      when: 'tier-1',
      text: 'We {keep it light|travel light}: {two cameras|two good cameras}, {one flash|a small bag}, {no entourage|no fuss}, and {the savings land on your side|all of the budget goes into pictures}.',
    },
  ],

  offers: [
    'Packages {start|begin} at <price> and {list every hour and file|say exactly what is in them}; {there is no charge per picture|every finished picture is yours}.',
    'You {get|receive} an online gallery {in order of the day|sorted by chapter}, {high-resolution downloads|full-size files} and {a private link for guests|a second link, for grandparents, without a password}.',
    'Each booking comes with {a timeline call|a planning call}, {a family list|the portrait list} and {an honest word about the light|our advice on when to cut the cake}.',
    'Hours can be {added or dropped|changed} until {a month|six weeks} before; {we would rather fit the day than fill a package|the price moves with them, both ways}.',
    'Rehearsal dinners, {city hall the day before|welcome drinks} and {Sunday brunch|the morning after} are {half price|billed by the hour} when {we photograph the wedding|they come with the wedding}.',
    'A {small|short} set of black-and-white prints, {wrapped in tissue|on cotton paper}, {comes with every wedding|is our present to you}, {for the mothers|because files get lost and paper does not}.',
    'We {show you|will send you} {two full galleries|three whole weddings}, {start to finish|not just the highlights}, {so you see the dim rooms and rainy days as well|including one with rain}.',
    'Weekday {weddings|dates} and {January to March|the winter months} {cost less, and so do mornings|are priced gently; the light is better than people think}.',
    'For {a few friends and a courthouse|small ceremonies} there is a {two-hour|ninety-minute} package, {quick, complete and cheerful|with the same care and fewer chairs}.',
    'Thank-you cards, {frames|framing}, {parent albums|small albums for parents} and {anniversary sessions|a session on your first anniversary} can be {added later|decided later}, {at today’s price|without pressure}.',
    'Vendors {get|receive} their pictures, too: {the florist, the baker, the band|everyone who worked}, {credited|with your permission}, {which makes people very helpful on the day|a small courtesy that comes back}.',
    {
      when: 'engagement-session',
      text: 'The engagement session is {a rehearsal for being looked at|the best cure for camera nerves}: {an hour|ninety minutes}, {your kitchen or your favorite street|somewhere you already go}, {dog welcome|no matching outfits needed}.',
    },
    {
      when: 'engagement-session',
      text: 'An engagement session {is included|can be part of it}; {we learn which of you leads|you learn what we sound like}, and {the wedding is easier for it|the save-the-date is taken care of}.',
    },
    {
      when: 'second-shooter',
      text: 'A second photographer {joins|comes along} {on larger days|from a hundred guests up}, {someone we have worked with for years|always the same trusted colleague}, {and all files go into one gallery|with both sets edited as one story}.',
    },
    {
      when: 'sneak-peek',
      text: 'A sneak peek of {twenty|thirty|forty} pictures {arrives|is with you} within {two|three} days, {before the last guest has flown home|while your feet still hurt}.',
    },
    {
      when: 'album-design',
      text: 'Albums are {designed here|laid out by us}, {sewn by a small bindery|bound in linen or leather}, {thirty spreads to begin with|flat-opening}, and {revised until you stop asking|two rounds of changes are free}.',
    },
    {
      when: 'photo-booth',
      text: 'The photo booth is {a real backdrop with real light|a proper little studio}: {grandparents first|grandparents love it}, {prints in nine seconds|strips to take home}, {no rubber mustaches unless requested|fewer props, better portraits}.',
    },
    {
      when: 'video-add-on',
      text: 'Film can {be added|join}: {one colleague|one videographer} who {shares our timeline|moves the way we do}, {one contract|a single invoice}, {nobody in anybody’s frame|no elbows at the altar}.',
    },
    {
      when: 'raw-files',
      text: 'Unedited files {can be yours, too|are available}, {on a small drive|by download}, {for those who like to cook from scratch|if you know your way around them}.',
    },
    {
      when: 'prints',
      text: 'Prints are {made|done} {in house, on cotton paper|by a lab that checks each sheet}, {from postcard to poster|in any size that fits your wall}, {signed if you like|with a white border for the frame}.',
    },
    {
      when: 'elopement',
      text: 'Elopements {have their own price|are priced apart}: {two people|you two}, {a witness if the law insists|an officiant}, {a cliff, a courthouse or a kitchen|the place you like best}, {two to four hours|no audience}.',
    },
    {
      when: 'tier-1',
      text: 'The {simple|short} package, from <price>, has {all edited files|every edited picture}, {an online gallery|downloads} and {no line of small print|nothing you have to buy back}.',
    },
    {
      when: 'tier-3',
      text: 'Most couples {choose|take} {the full day with an album|coverage from hair to last dance}, {a portrait hour at dusk|a second pair of eyes} and {a box of prints|prints for both families}.',
    },
    {
      when: 'tier-4',
      text: 'A commission {includes|covers} {scouting|a location day}, {two photographers and a lighting assistant|a full crew}, {a hand-bound album|an heirloom album} and {twelve signed prints|a portfolio of prints in a linen box}.',
    },
    {
      when: 'minimum-11',
      text: 'Coverage can {run|go} from {the first cup of coffee|curlers} to {the last taxi|sparklers and pizza}, {twelve hours if you like|with no meter running in between}.',
    },
  ],

  closings: [
    'Write with {the date and the place|a date and a place} and {one thing you worry about|the name of your dog}; {we answer with open hours and a price|a person replies, not a form}.',
    'Start with {a coffee|a call}: {half an hour|twenty minutes}, {your questions first|no slideshow}, {and you will know whether we get along|you decide afterwards, at home}.',
    'Look at {a full gallery|three full galleries}, {then ask about the hard parts|not the best twelve frames}, and {write to us|tell us what you would skip}.',
    'If the date is {gone|taken}, we {say so the same day|tell you at once} and {name two photographers we would hire ourselves|send you to a friend with a good eye}.',
    'A signed {page|agreement} and {a third of the fee|a quarter of the price} hold the day; {the rest can wait until the month of the wedding|the remainder is due two weeks before}.',
    'We {reply|write back} {within a day|by the next evening}, {Mondays included|except from the dance floor}.',
    'Bring {your doubts|your camera-shy half} along to the first meeting. {We have converted worse|There is a cure, and it is mostly cake}.',
    'Ask {our couples|couples we photographed}, {ask their mothers|especially the shy ones}; {numbers gladly given|we will put you in touch}.',
    'Tell us {how you met|who must be in the pictures} and {what you would rather not do|which side is your good side, if you believe in that}; {the plan grows from there|we take it from there}.',
    'Good dates {go|fill} {nine to twelve months|about a year} ahead. {Short notice is worth a message anyway|Weekdays last longer}.',
    'You will {like us or you won’t|know in ten minutes}, {and both are fine|and there are no hard feelings}; {the first meeting costs nothing|come and look at prints}.',
    'Send {the venue’s name|your venue} with your message: {we may already know its windows|chances are we know where the sun goes down there}.',
    {
      when: 'tier-1',
      text: 'Tell us {your number|the budget} {straight out|first}; {if it can be done, we do it|hours bend more easily than you think}.',
    },
    {
      when: 'tier-1',
      text: 'Pay {in four parts|monthly} if {that is easier|it helps}; {no interest, no drama|we have had weddings of our own}.',
    },
    {
      when: 'tier-2',
      text: 'One {meeting|call}, one {price|quote}, one {page of contract|contract in plain English}: {it need not be harder than that|that is the whole procedure}.',
    },
    {
      when: 'tier-4',
      text: 'Inquiries are {read|answered} by <owner> {in person|personally}; {a first conversation is unhurried|we meet before either side decides}.',
    },
    {
      when: 'tier-4',
      text: 'Albums and prints can be {seen|handled} {at the studio|in our viewing room}, {by appointment|on weekday afternoons}, {with good light and good tea|at your own pace}.',
    },
    {
      when: 'young',
      text: 'There are {still Saturdays free|open Saturdays}, and the {prices are those of a new studio|rates still have a beginner’s modesty}; {neither will last|come early}.',
    },
    {
      when: 'seasoned',
      text: '{Files|Negatives and files} from every wedding since our first are {kept|still here}; {ask couples from a decade ago|we have reprinted lost albums for free}.',
    },
    {
      when: 'speaks-spanish',
      text: 'Hablamos español, {which helps when lining up the tíos|also with forty cousins in a row}.',
    },
    {
      when: 'speaks-mandarin',
      text: 'We speak Mandarin, {so your grandparents can tell us which side they prefer|and the family list can come in characters}.',
    },
    {
      when: 'funny',
      text: 'Warning: {we will make your best man laugh during the formals|the group picture comes with a pun}. {Write if that sounds right|Still interested? Good}.',
    },
    {
      when: 'calm',
      text: 'If {the rest of planning is loud|your inbox is shouting}, this can be {the quiet corner|the quiet part}: {write two lines|a short message is enough}.',
    },
    {
      when: 'urban',
      text: 'Meet us {on a bench in <city>|for a walk in <city>}, {thirty minutes before sunset|on any weekday evening}, and {bring no one|see how it feels to be looked at}.',
    },
    {
      when: 'rural',
      text: 'No {road sign|street number} at your venue? {Send a pin|Draw us a map}; {we like arriving by gravel|we have found worse in the dark}.',
    },
    {
      when: 'elopement',
      text: 'Running off to marry in {a week|ten days}? {Write now|Tell us quickly}; {we keep a bag packed|short notice is half the charm}.',
    },
  ],

  pros: [
    'Replies {within a day|the same day}',
    'Edits every picture in house',
    'Whole galleries to look at before you book',
    'Family portraits in {twenty|twenty-five} minutes',
    'Silent shutters during the ceremony',
    'Two cards in every camera, always',
    'Scouts each venue at the right hour',
    'Good with {camera-shy people|shy people}',
    'Helps build the timeline',
    'Full-size files without {watermarks|logos}',
    { when: 'sneak-peek', text: 'First pictures within {two|three} days' },
    { when: 'second-shooter', text: 'Second photographer available' },
    { when: 'engagement-session', text: 'Engagement session to warm up' },
    { when: 'album-design', text: 'Albums designed and bound with care' },
    { when: 'prints', text: 'Prints on {cotton|archival} paper' },
    { when: 'film-35mm', text: 'Carries a 35mm camera all day' },
    { when: 'film-medium-format', text: 'Portraits on medium format film' },
    { when: 'drone', text: 'Licensed drone pilot on the team' },
    { when: 'unobtrusive', text: 'Guests {barely|hardly} notice the camera' },
    { when: 'takes-charge', text: 'Gets forty cousins into line, kindly' },
    { when: 'tier-1', text: 'All edited files included in the price' },
    { when: 'tier-4', text: 'A lighting assistant at every wedding' },
    { when: 'seasoned', text: 'Archive kept for every wedding so far' },
    { when: 'photo-booth', text: 'Portrait booth with studio light' },
  ],

  cons: [
    'Peak Saturdays go {a year|ten months} ahead',
    'One wedding a day, so dates fill',
    'No heavy retouching',
    'Travel fee beyond {forty|fifty|sixty} miles',
    'Extra hours on the day cost more',
    'No meetings on weekends from May to October',
    { when: 'documentary', text: 'Few posed pictures unless you ask' },
    { when: 'traditional-posed', text: 'Formals need a full half hour' },
    { when: 'film-medium-format', text: 'Film scans arrive after the digital set' },
    { when: 'minimum-13', text: 'The full gallery takes patience' },
    { when: 'drone', text: 'No flights near airports or in strong wind' },
    { when: 'dark-moody', text: 'Edits lean dark, so look before booking' },
    { when: 'tier-4', text: 'Limited dates each year' },
    { when: 'tier-1', text: 'No assistant in the smallest package' },
    { when: 'young', text: 'Short list of past weddings' },
  ],

  answers: photographersAnswers,
};

import type { VenueVoice } from '../voice.ts';

/** Rooms and grounds under names that suit a farm as well as a rooftop; the lines tell them apart. */
export const venuesSpaces: VenueVoice['spaces'] = [
  {
    name: 'The Great Room',
    setting: 'indoor-space',
    lines: [
      'High ceiling, {wide boards|wood floor}, {windows on two sides|tall windows}: dinner and dancing fit side by side.',
      'The largest room in the house, with {a dimmer for every row of lights|warm light throughout} and {a clear line to the head table|no bad seat}.',
      {
        when: 'barn-farm',
        text: 'Post and beam, open to the rafters, with {barn doors at both ends|sliding doors to the field} for a breeze.',
      },
      {
        when: 'ballroom-banquet-hall',
        text: 'A classic ballroom with {chandeliers on dimmers|a coffered ceiling}, {a stage|a balcony for the band} and a sprung floor.',
      },
      {
        when: 'industrial-loft',
        text: 'Exposed brick, {steel columns|timber columns} and {sixteen-foot windows|factory windows}; rigging points for almost anything.',
      },
    ],
  },
  {
    name: 'The Long Room',
    setting: 'indoor-space',
    lines: [
      'Made for {one long table|two long tables} by candlelight, with {toasts heard from end to end|everyone in view of everyone}.',
      'Narrow and {bright|generous}, with {eleven|nine} windows along one wall and {a bar at the far end|doors at both ends}.',
      {
        when: 'winery-vineyard',
        text: 'Barrels line the {back|north} wall, and the temperature stays {cool|kind} all evening.',
      },
      {
        when: 'restaurant',
        text: 'The private dining room, with {its own bar|its own entrance} and {banquettes along one side|a pass straight to the kitchen}.',
      },
    ],
  },
  {
    name: 'The Library',
    setting: 'indoor-space',
    lines: [
      'Shelves to the ceiling, {deep chairs|two sofas} and {a good rug|green lamps}: a ceremony for a few, or whiskey for many.',
      'The quiet room, for {signing papers|a first look}, {for grandparents|for a breath} and {late conversations|for card players}.',
      {
        when: 'mansion-estate',
        text: 'Walnut paneling, {a marble fireplace|a fireplace that works} and {a ladder on rails|a view of the drive}.',
      },
      {
        when: 'hotel-resort',
        text: 'Just off the lobby, {private once the doors close|paneled and hushed}, and a favorite for {rehearsal dinners|small ceremonies}.',
      },
    ],
  },
  {
    name: 'The Gallery',
    setting: 'indoor-space',
    lines: [
      'White walls, {even light|track lighting} and {a polished floor|pale floors}; flowers read like paintings here.',
      'A long, {airy|calm} room for cocktails, escort cards and {a string trio|a slow lap with a drink}.',
      {
        when: 'museum-gallery',
        text: 'The {current|running} exhibition stays on the walls, {lit for the evening|and a docent can be booked for the cocktail hour}.',
      },
      {
        when: 'historic-building',
        text: 'The old public hall, with {brass rails|terrazzo} and {a clock that runs four minutes fast|a clock nobody dares to fix}.',
      },
    ],
  },
  {
    name: 'The Hearth Room',
    setting: 'indoor-space',
    lines: [
      'A {stone|brick} fireplace, {low beams|a low ceiling} and {warm walls|old rugs}; it seats few and keeps them late.',
      'We light the fire from {October to April|the first cold evening to the last}, and {dinner moves closer to it each hour|the room smells of applewood}.',
      {
        when: 'mountain-ranch',
        text: 'The fireplace is {river stone|fieldstone}, the {chairs|armchairs} are leather, and the window frames the ridge.',
      },
      {
        when: 'country-club',
        text: 'The old card room, with {trophies in the case|club ties under glass} and {a terrace door|a view down the first fairway}.',
      },
    ],
  },
  {
    name: 'The Salon',
    setting: 'indoor-space',
    lines: [
      'A drawing room in {soft colors|pale green} for {portraits|tea ceremonies}, receiving lines and {cake|champagne}.',
      'Tall mirrors double the candlelight; {the piano is tuned each month|the piano is in tune}.',
      {
        when: 'tier-4',
        text: 'Hand-painted {paper|panels}, {silk curtains|parquet laid in stars} and {one extraordinary lamp|a ceiling worth looking up for}.',
      },
      {
        when: 'private-home',
        text: 'The family living room, {cleared of sofas on request|with the sofas pushed back}, {photographs left where they are|piano included}.',
      },
    ],
  },
  {
    name: 'The Upper Room',
    setting: 'indoor-space',
    lines: [
      'Up {one flight|one flight, or by elevator}: {a bright|an even, bright} room for ceremonies of {a modest size|any faith or none}.',
      'Windows on three sides catch {the first light|the last sun}; {evening parties need no flowers at all|late ceremonies glow}.',
      {
        when: 'brewery-distillery',
        text: 'A mezzanine above the {tanks|stills}, {with a rail worth garlanding|where guests watch the copper shine}.',
      },
      {
        when: 'boat-yacht',
        text: 'The upper saloon, glass all around, with {a small bar|its own bar} and {the better view|a door to the bow}.',
      },
    ],
  },
  {
    name: 'The Studio',
    setting: 'indoor-space',
    lines: [
      'A plain, {bright|well-lit} room that takes {any color|whatever you bring}: {getting ready|hair and makeup} by day, {late-night lounge|dance floor} after ten.',
      'Concrete underfoot, {power every six feet|plenty of power} and {a roll-up door|double doors}, which bands and {caterers|florists} adore.',
      {
        when: 'raw-space',
        text: 'Nothing in it but {light|north light}, {outlets|hooks} and {an echo that vanishes with the first fifty guests|room to think}.',
      },
      {
        when: 'getting-ready-suite',
        text: 'Doubles as the getting-ready suite, with {six mirrors|ring-free daylight}, {a steamer|racks} and {a kettle|good coffee}.',
      },
    ],
  },
  {
    name: 'The Dining Room',
    setting: 'indoor-space',
    lines: [
      'Rounds or long tables, {both drawn to scale|as you like}; {the kitchen is one door away|plates travel twenty steps}.',
      'Warm {paint|walls}, {soft acoustics|a ceiling that swallows clatter} and lamps {low enough to talk under|at the right height}.',
      {
        when: 'restaurant',
        text: 'The main room, {closed to the public|all yours} for the evening, {open kitchen and all|with the chef in view}.',
      },
      {
        when: 'in-house-required',
        text: 'Beside our own kitchen, so {the fish is hot|plates arrive hot} and {seconds are no trouble|the timing holds}.',
      },
    ],
  },
  {
    name: 'The Parlor',
    setting: 'indoor-space',
    lines: [
      'A small {front|corner} room with {two windows|a bay window}, made for {vows before a dozen people|elopements}.',
      'Where coats go, {cards are signed|gifts are left} and {small children fall asleep on the sofa|somebody always plays the piano}.',
      {
        when: 'elopement',
        text: 'Big enough for two, {an officiant|someone to marry you} and {the six people you could not leave out|a few who matter}.',
      },
      {
        when: 'vintage',
        text: 'Furnished with {things older than us|flea-market finds}: {a gramophone|velvet chairs}, {fringed lamps|a working rotary phone}.',
      },
    ],
  },
  {
    name: 'The Glass Room',
    setting: 'indoor-space',
    lines: [
      'Three walls of glass, {heated and cooled|comfortable in any month}, {so winter weddings still get the sky|for outdoor light without outdoor weather}.',
      'At dusk the {panes|windows} turn to mirrors, and {every candle counts twice|a hundred candles become a thousand}.',
      {
        when: 'garden-park',
        text: 'Ferns and {citrus trees|palms} live here all year; {we water before the guests arrive|the chairs fit between the pots}.',
      },
      {
        when: 'rooftop',
        text: 'The skyline stands on {three|all} sides, {and the glass slides away when the evening is warm|with blinds for the hour before sunset}.',
      },
    ],
  },
  {
    name: 'The Hall',
    setting: 'indoor-space',
    lines: [
      'A long, {vaulted|high} room with a {center aisle|proper aisle} and {sound that needs no microphone|light from above}.',
      'Vows carry here; {speak softly|so does laughter}. {Seating is in rows or in the round|Chairs can turn for dinner}.',
      {
        when: 'place-of-worship',
        text: 'The sanctuary itself, with {the organ|choir and organ}, {original pews|oak pews} and {rose-colored glass|a west window}.',
      },
      {
        when: 'historic-building',
        text: 'The former {assembly|reading} hall, {arched|barrel-vaulted} and {newly plastered|repaired by patient people}.',
      },
    ],
  },
  {
    name: 'The Lawn',
    setting: 'outdoor-space',
    lines: [
      'Level, {well drained|well kept} and {framed by old trees|open to the west}; {rows of chairs look right at once|ceremonies face the view}.',
      'A wide green for {vows|ceremonies}, {lawn games|croquet} and {children who need to run|the long cocktail hour}.',
      {
        when: 'beach-waterfront',
        text: 'The grass runs {down to|right to} the water; {wind is gentlest after four|the tide table comes with your contract}.',
      },
      {
        when: 'country-club',
        text: 'Cut like a {green|putting green}, {with the clubhouse behind you|and closed to golf from three o’clock}.',
      },
    ],
  },
  {
    name: 'The Courtyard',
    setting: 'outdoor-space',
    lines: [
      'Walled on four sides, {so the wind stays out|quiet as a page} and {the music stays in|candles stay lit}.',
      'Brick underfoot, {a fountain that can be switched off for vows|a single tree}, {string lights overhead|lanterns on the walls}.',
      {
        when: 'urban',
        text: 'A pocket of {sky|quiet} in the middle of the block; {guests forget which city they are in|no one would guess it from the street}.',
      },
      {
        when: 'hotel-resort',
        text: 'Balconies look in from {two|three} floors, {which makes for fine entrances|and confetti-free applause}.',
      },
    ],
  },
  {
    name: 'The Terrace',
    setting: 'outdoor-space',
    lines: [
      'Stone, {still warm from the sun at cocktail hour|level and step-free}, with {a low wall to lean on|room for a bar and a trio}.',
      'Opens straight from {indoors|the main room}, so {the party breathes in and out|dancers can cool off}.',
      {
        when: 'rooftop',
        text: 'Open to the sky, {twelve|nine} floors up, with {wind screens on the west side|planters for wind} and {the sunset as entertainment|lights coming on below}.',
      },
      {
        when: 'winery-vineyard',
        text: 'The first vines start {at the railing|an arm’s length away}; {grapes by September|we pour what grows there}.',
      },
    ],
  },
  {
    name: 'The Garden',
    setting: 'outdoor-space',
    lines: [
      'Beds in {whites and greens|soft colors}, gravel paths and {a round opening made for a ceremony|one arch, already grown over}.',
      'Peonies in {May|early June}, dahlias in {September|fall}, {box hedges|evergreens} the rest of the year; {cutting is allowed, within reason|bees are busy but polite}.',
      {
        when: 'romantic',
        text: 'Climbing roses, {a bench for two|a hidden bench} and {a path just wide enough for a train|moonlight, in season}.',
      },
      {
        when: 'mansion-estate',
        text: 'Laid out as {outdoor rooms|a set of rooms} by {somebody with patience|a gardener who stayed forty years}, with {a pool for reflections|statues that have seen everything}.',
      },
    ],
  },
  {
    name: 'The Overlook',
    setting: 'outdoor-space',
    lines: [
      'The view is the altar: {nothing else is needed|we only add chairs}. {Best an hour before sunset|Facing west}.',
      'A {short, level|five-minute} walk {from the main building|with carts for those who prefer}, and {the whole valley|half the county} at your feet.',
      {
        when: 'mountain-ranch',
        text: 'Three {ridges|ranges} deep on a clear day; {blankets are in the chest|the wind drops at five, nearly always}.',
      },
      {
        when: 'beach-waterfront',
        text: 'Above the {dunes|rocks}, {out of the spray|safe from the tide}, with {sails passing behind the vows|the whole bay as a backdrop}.',
      },
    ],
  },
  {
    name: 'The Grove',
    setting: 'outdoor-space',
    lines: [
      'Trees make the aisle and {the ceiling|most of the decor}; {shade all afternoon|light falls in coins}.',
      'Benches {of split logs|in a half circle}, {a clearing|a soft floor} and {birds that ignore the timeline|no need for flowers}.',
      {
        when: 'bohemian',
        text: 'Rugs on the ground, {lanterns in the branches|floor cushions}, {bare feet|hammocks after dinner}: it {asks for that kind of wedding|suits loose hair and long toasts}.',
      },
      {
        when: 'barn-farm',
        text: 'Between the barn and the {creek|pasture}, {mown the day before|swept of acorns}; {horses watch from the fence|the path is lit}.',
      },
    ],
  },
  {
    name: 'The Deck',
    setting: 'outdoor-space',
    lines: [
      'Smooth planks, {rails at the right height|built-in benches} and {a bar that rolls|lights along the rail}: cocktail hour lives here.',
      'Wide enough {for a band|for vows}, {open on three sides|open to the evening}, and {swept of splinters each spring|kind to bare feet}.',
      {
        when: 'boat-yacht',
        text: 'The open foredeck, where {vows are said at slow speed|the captain idles for your vows}; {hold on to veils|hats are at your own risk}.',
      },
      {
        when: 'brewery-distillery',
        text: 'Picnic tables, {taps through the wall|a window straight to the taps} and {fire bowls after dark|room for a food truck}.',
      },
    ],
  },
  {
    name: 'The Fire Circle',
    setting: 'outdoor-space',
    lines: [
      'A ring of {stone|benches} around a {real|well-behaved} fire, for {late songs|marshmallows} and {people who don’t dance|goodbyes that take an hour}.',
      'Lit at {dusk|nine}, fed by {our crew|someone who likes the job}; {blankets provided|guitars welcome}.',
      {
        when: 'rustic',
        text: 'Log seats, {enamel mugs|tin cups} and {a crate of kindling|cider in a kettle}.',
      },
      {
        when: 'no-open-flame',
        text: 'The flames are {gas and behind glass|electric and convincing}, as our rules require, {and the marshmallows are toasted by the kitchen|but the circle works just as well}.',
      },
    ],
  },
  {
    name: 'The Green',
    setting: 'outdoor-space',
    lines: [
      'Flat ground for {tents of any size|a tent}, with {water and power at the edge|power on two sides}.',
      'The big open piece: {dinner under the sky|long tables}, {kites|fireflies}, {a dance floor on request|room for everyone you know}.',
      {
        when: 'garden-park',
        text: 'Ringed by {oaks|tulip trees}, {closed to the public by ribbon|ours from three o’clock} and {softly lit|lit from the branches}.',
      },
      {
        when: 'laid-back',
        text: 'Barefoot ground: {bocce|cornhole}, {picnic quilts|beach chairs}, {a cooler by the tree|and nobody in a hurry}.',
      },
    ],
  },
  {
    name: 'The Pavilion',
    setting: 'covered-outdoor-space',
    lines: [
      'A broad roof on {timber posts|slim posts}, open on {all|three} sides, with {fans|heaters} {and|plus} {clear curtains for wind|string lights}.',
      'Dinner outdoors {without watching the sky|whatever the forecast}; {rain on this roof sounds wonderful|the dance floor stays dry}.',
      {
        when: 'rural',
        text: 'It stands in the {meadow|field}, {far from the road|a short walk from the cars}, {and moths are the only crashers|with frogs for a backing band}.',
      },
      {
        when: 'garden-park',
        text: 'A {bandstand’s|carousel’s} cousin: {painted ironwork|white posts}, {a pointed roof|scrollwork} and {acoustics to match|benches all around}.',
      },
    ],
  },
  {
    name: 'The Veranda',
    setting: 'covered-outdoor-space',
    lines: [
      'Deep, shaded and {furnished with rockers|lined with ferns}; the {welcome drink|lemonade} is poured here.',
      'Runs the length of the {building|house}, {so two hundred people never feel like it|wide enough for a seated supper}.',
      {
        when: 'mansion-estate',
        text: 'White columns, {painted ceiling|haint-blue ceiling} and {the best steps for a family portrait|a swing that squeaks}.',
      },
      {
        when: 'beach-waterfront',
        text: 'Faces the water behind {screens|a low rail}; {sandy shoes line up at the steps|salt air, no sunburn}.',
      },
    ],
  },
  {
    name: 'The Loggia',
    setting: 'covered-outdoor-space',
    lines: [
      'Arches on one side, {a long wall on the other|cool stone on the other}: {lunch in the heat|cocktails in the rain}, {portraits at any hour|it suits all of it}.',
      'Half indoors, {half garden|half out}; {candles last here|the breeze is filtered}, and {violins love it|voices carry}.',
      {
        when: 'classic',
        text: 'Symmetrical as a {sonnet|waltz}, with {lanterns at each pier|urns between the arches}.',
      },
      {
        when: 'tier-4',
        text: 'Limestone, {hand-cut|worn smooth}, with {travertine floors|lemon trees in tubs} and {service doors nobody sees|a hidden pantry at each end}.',
      },
    ],
  },
  {
    name: 'The Pergola',
    setting: 'covered-outdoor-space',
    lines: [
      '{Wisteria|Grapevine|Jasmine} overhead, {lanterns between|lights woven through} and a canvas that {rolls over in two minutes|slides shut} if needed.',
      'The covered walk where {guests are greeted|couples sneak off}; {twelve tables fit beneath|it holds a long table of thirty}.',
      {
        when: 'winery-vineyard',
        text: 'Our {oldest|first} vines grow over it; {in September, mind the grapes|sticky fingers are forgiven}.',
      },
      {
        when: 'whimsical',
        text: 'Hung with {mismatched lanterns|paper birds}, {which may stay|yours to rearrange}.',
      },
    ],
  },
  {
    name: 'The Canopy Deck',
    setting: 'covered-outdoor-space',
    lines: [
      'A sailcloth roof over {smooth planks|a wide deck}, {bright by day|glowing at night}, with {sides that drop in minutes|heaters tucked above}.',
      'Fresh air, {a dry head|no umbrellas} and {music under the cloth|lanterns on every mast}.',
      {
        when: 'rooftop',
        text: 'The covered half of the roof, {so a shower costs you nothing|with the skyline still on two sides}.',
      },
      {
        when: 'boat-yacht',
        text: 'Aft, under canvas, {out of the wind|in the lee}; {the wake unrolls behind the toasts|dinner is served here at anchor}.',
      },
    ],
  },
  {
    name: 'The Portico',
    setting: 'covered-outdoor-space',
    lines: [
      'The covered front steps, {wide enough for vows|made for entrances}, {with guests on the lawn below|and for the send-off}.',
      'Columns, {shade|a dry landing} and {an echo|good bones}: {bands like it|a bar fits between every pair}.',
      {
        when: 'historic-building',
        text: 'Six {granite|sandstone} columns and {a name carved over the door|steps hollowed by feet}; {it still feels like an occasion|a fine place to be cheered}.',
      },
      {
        when: 'glamorous',
        text: 'Uplit in {gold|white}, with {cars arriving at the foot of the stairs|velvet ropes if you must}; {the doors open inward, slowly|it was made for trains and flashbulbs}.',
      },
    ],
  },
];

import type { StorefrontVoice } from '../voice.ts';
import { videographersAnswers } from './videographers-answers.data.ts';

const REELS =
  '{Reel|Take|Scene|Projector|Matinee|Slate|Celluloid|Intermission|Cutting Room|Footlight|Long Take|Dissolve}';
const KINDS = '{Films|Film Company|Wedding Films|Pictures|Motion Pictures|Film Studio}';
const TREES =
  '{Alder|Juniper|Sycamore|Hawthorn|Larch|Tupelo|Rowan|Mulberry|Linden|Hickory|Cypress|Birch|Poplar|Aspen}';
const BEASTS = '{Fox|Heron|Otter|Hare|Magpie|Swallow|Moth|Badger|Sparrow|Kingfisher|Whale|Elk|Dragonfly}';
const STUFFS = '{Velvet|Linen|Copper|Amber|Silver|Paper|Tin|Cobalt|Ivory|Indigo|Ember|Brass|Pearl|Walnut}';
const HOURS = '{Dusk|Midsummer|Daybreak|Nightfall|Sunday|Twilight|August|October|Evening|Noon|Moonrise}';

export const videographersVoice: StorefrontVoice = {
  names: [
    '<ownerLast> {Films|Film Company|Motion Pictures|Wedding Films}',
    '<owner> <ownerLast> {Films|Film|Wedding Films}',
    '<ownerLast> & {Daughters|Sons|Company|Sisters|Cousins} {Films|Motion Pictures}',
    'Films by <owner> {<ownerLast>|}',
    '<ownerLast> {Film House|Pictures|Cinema Company}',
    'The <ownerLast> {Film Company|Reel|Projector}',
    '<owner> & {Silas|Ottilie|Rupert|Maren|Ambrose|Tamsin|Augusta} {Films|Film Company}',
    'Studio <ownerLast> {Films|Film}',
    `${TREES} ${KINDS}`,
    `${BEASTS} ${KINDS}`,
    `${STUFFS} ${KINDS}`,
    `${HOURS} ${KINDS}`,
    `${TREES} & ${STUFFS} {Films|Film Company}`,
    `${BEASTS} & ${TREES} {Films|Wedding Films}`,
    `${STUFFS} & ${BEASTS} {Films|Film Company|}`,
    `${HOURS} & ${TREES} {Films|Pictures}`,
    `The ${STUFFS} ${REELS}`,
    `${TREES} & ${REELS}`,
    `${BEASTS} & ${REELS}`,
    `${HOURS} {Street|House|Row|Lane} {Films|Pictures|Film Company}`,
    `${TREES} {Street|Hill|Creek|Point|Hollow} {Films|Motion Pictures|Film Company}`,
    `The {Quiet|Patient|Second|Wandering|Borrowed|Little|Last|Honest} ${REELS}`,
    `{Quiet|Second|Little|Wandering|Honest|First} ${REELS} {Films|Film Company}`,
    `The ${BEASTS} {House|Room|Loft} {Films|Film Studio}`,
    `{Little|Wild|North|South|Old} ${TREES} {Films|Motion Pictures|Pictures}`,
    '{Two|Three|Five|Seven} {Foxes|Herons|Otters|Hares|Moths|Lanterns} {Films|Film Company}',
    '{Room|Reel|Scene|Take|Row} {Seven|Nine|Twelve|Forty|Eleven} {Films|Pictures|}',
    'The {Seventh|Front|Back|Third|Balcony} {Row|Seat} {Films|Film Company|}',
    '{Twenty-Four|Eighteen|Sixteen} {Frames|Reels|Lanterns} {Films|Film Company|}',
    '{Wide|Open|Slow|Long|True|Deep} {Shot|Pan|Focus|Field|Take} {Films|Pictures|Film Company}',
    '{Cut|Fade|Dissolve|Pan} to {Evening|Morning|Dancing|Blue|Gold|Rain} {Films|}',
    '{After|Before|Between} the {Credits|Toast|Curtain|Overture|Applause} {Films|}',
    '{Grain|Flicker|Hiss|Sprocket|Shutter|Gauge} & {Vine|Honey|Linen|Company|Fern} {Films|}',
    '{Saltmarsh|Riverbend|Fieldstone|Goldenrod|Stillwater|Highgrass|Candlewick} {Films|Motion Pictures|Film Company}',
    '{Bramble|Thistle|Acorn|Hazel|Quince|Nettle} & {Film|Flicker|Reel|Frame} {Company|}',
    '{Canal|Mill|Orchard|Depot|Ninth|Willow|Garnet|Elm} Street {Films|Cinema Company|Motion Pictures}',
    'The {Balcony|Matinee|Marquee|Orchestra|Lobby|Projection} {Room|Film Company|Collective}',
    '{Winifred|Ottilie|Leonora|Josephine|Odile|Rosamund|Clementine} {Films|Motion Pictures|Film Company}',
    '{Silas|Ambrose|Rupert|Everett|Leopold|Augustin} {Films|& Reel|& Daughter Films}',
    '{Atelier|Maison|Studio} {Ottilie|Verity|Odile|Tamsin|Maren|Delorme|Marchand} {Films|}',
    'House of {Reels|Flicker|Grain|Velvet|Echoes|Matinees} {Films|}',
    '<city> {Film Company|Motion Pictures|Wedding Cinema}',
    'The {Film|Reel|Picture|Home Movie} {Society|Guild|Workshop|Parlor} {of <city>|}',
    '{Hold That Thought|Play It Again|Keep Rolling|Once More Slowly} {Films|Film Company}',
    '{Listen|Look} {Closer|Twice|Again} {Films|Film Company}',
    '{Blue|Green|Red|Yellow|White|Black} {Door|Gate|Kite|Umbrella|Bicycle|Balloon} {Films|Pictures}',
    '{Home Movie|Handmade|Small Hours|Slow Dance|Good Sound|Loose Thread} {Films|Film Company|Pictures}',
    '{Echo|Chorus|Murmur|Overture|Encore|Refrain} & {Ember|Ivy|Linen|Lark|Company} {Films|}',
    '{Foghorn|Lighthouse|Harbor|Meadow|Prairie|Lantern} {House|Road|Hill} {Films|Motion Pictures}',
  ],

  openings: [
    '<owner> <ownerLast> {cut news for ten years and found that vows beat headlines|studied sound before pictures and is still glad of it|filmed a sister’s wedding on a dare and never looked back}; {today|now} we make about <weddings> wedding films a year {around|across} <market>.',
    '<name> makes {films|short films} about {two people and everyone who came|one day and the people in it}: {your voices|real voices}, {your noise|real noise}, {no stock sunsets|and nobody walking slowly toward a pier}.',
    '{A photograph keeps a face. A film keeps the voice|A photograph stops time. A film lets it run}: {your father clearing his throat|the laugh you share with your sister}, {the crack in a vow|the way you said yes}.',
    'We {care about|start with} sound. {Anyone can film a kiss; hearing what was whispered before it is another matter|A soft picture is forgiven; a lost vow is lost}.',
    'The {test|only test} of a wedding film is {whether you watch it again. Ours get watched|the third anniversary. We edit for that evening, popcorn and all}.',
    'Our edit room is in <city>, {with blackout curtains and a good couch|behind a hardware store|in a former shoe shop}, and {couples cry on our couch about once a week|the couch has seen tears, all of them welcome}.',
    'Nobody should {act|perform} at their own wedding. We {film what is there|follow}, {wait|keep our distance} and {find the story later, at the desk|let the day write the script}.',
    'We are {storytellers with sore shoulders|editors who happen to own cameras}: {the shooting takes a day, the listening takes weeks|a day of filming, three weeks of listening}.',
    'Your {niece|youngest cousin} will {want to know|ask one day} {what you two were like before everything|how your grandfather talked}. {Play the film|Then you press play}.',
    'Films from <name> {run on words|are built from what people say}: {letters|vows}, {toasts|a voicemail}, {the joke at table nine|a grandmother’s advice}; {the music comes second|pictures follow the voices}.',
    'We watch {old home movies|black-and-white comedies} {more often than other wedding films|for homework}. {You may notice|It shows}, {in the pauses above all|mostly in what we leave in}.',
    'No {slow-motion champagne|lens flares at the altar}, no {drumroll|voice from a trailer}. {Just people|People}, {well lit|well heard}, {at their happiest|cut with care}.',
    'A wedding day is {ten hours of weather|ten hours of small dramas} with {one|a single} plot. {Finding it|Cutting it down to what matters} is {what you hire us for|our trade}.',
    'Most of the {equipment|kit} {fits in two bags|is smaller than you think}; {guests take us for cousins with good cameras|people talk more freely without a crane in the room}.',
    {
      when: 'young',
      text: 'The company is {young|new}; the {hands are not|eyes are not}: {years of music videos and shorts|documentary sets and late-night edits} came {first|before the first vow}.',
    },
    {
      when: 'young',
      text: 'We are {early|at the beginning}, and {hungry|careful because of it}: {every film so far has been somebody’s favorite|each edit gets watched by three people before you see it}.',
    },
    {
      when: 'seasoned',
      text: 'In <years> years the {tapes turned to cards|cameras shrank}, and {people did not change at all|fathers still cry at the same second}.',
    },
    {
      when: 'seasoned',
      text: 'By now we {can tell a toast that will run long by its first breath|hear a good toast coming}, and {the microphone is already there|the camera is already turned}.',
    },
    {
      when: 'tier-1',
      text: 'A {moving picture|film} of your day need not {be a luxury|cost a kitchen}: {steady hands|careful framing}, {clean sound|good microphones}, {a short honest edit|a short film}, from <price>.',
    },
    {
      when: 'tier-1',
      text: 'We {kept|left} {the crane, the smoke and the showreel|the showroom and the smoke machine} out of it, {and out of the price|so the price stays small}: {you get the day, well told|vows, toasts, dancing, done well}.',
    },
    {
      when: 'tier-2',
      text: 'We {make|offer} {good films at a fair price|films for people who compared}: {sound worth hearing|clean sound}, {an edit with a shape|a real edit}, {no surprises on the bill|and one figure for all of it}.',
    },
    {
      when: 'tier-3',
      text: 'The {grading|color work} is {done by hand|slow}, the {score|music} {chosen scene by scene|picked with you}, and {the pacing borrowed from the movies we love|every cut has a reason}.',
    },
    {
      when: 'tier-4',
      text: 'Each film is {directed, scored and graded|made} {as a single piece|for one couple}: {cinema lenses|cinema cameras}, {a sound recordist|a composer on call}, {a premiere in a dark room|and a private screening at the end}.',
    },
    {
      when: 'tier-4',
      text: 'Our crew {comes from|has worked in} {features and concert films|long-form cinema}, {and keeps the habits of it|and brings those manners}: {rehearsed moves, silent sets, spare everything|call sheets, quiet radios, no shouting}.',
    },
    {
      when: 'cinematic',
      text: 'We frame {wide|for the big screen}: {a house small under the sky|two figures in a doorway}, {slow pushes|long lenses}, {light that has somewhere to go|and a score that earns its swell}.',
    },
    {
      when: 'documentary',
      text: 'As documentary people we {ask for nothing twice|never say “once more”}; {what happened, happened|the real take is the only take}, {hiccups included|in the order it came}.',
    },
    {
      when: 'narrative',
      text: 'Before the day we {record|sit down for} {a long talk with each of you|an hour of your story}, {separately|one at a time}, and {build the film around it|that talk becomes the spine}.',
    },
    {
      when: 'journalistic',
      text: 'There is {a reporter’s habit|a newsroom} in us: {be early|be there first}, {hold steady|keep rolling}, {get the name right|ask the good question}, {go home last|leave nothing out that matters}.',
    },
    {
      when: 'super-8',
      text: 'We carry a {Super 8|little Super 8} camera {older than most guests|from 1974}: {its whir makes people grin|fifty feet to a cartridge}, and {the footage looks like memory|what comes back from the lab looks like a dream somebody kept}.',
    },
    {
      when: 'social-first',
      text: 'Some {stories|days} want to be {shared by breakfast|seen upright}: we {shoot vertical as well|think in verticals, too}, {cut fast|edit that night} and {keep it tasteful|leave the trending sounds to others unless you insist}.',
    },
    {
      when: 'women-owned',
      text: 'Women {run the company and the cameras|hold the cameras here}, {which changes what people say in a getting-ready room|and the morning scenes show why that helps}.',
    },
    {
      when: 'lgbtq-owned',
      text: 'Queer-owned and {proud of it|glad of it}, we {film|have filmed} {two grooms, two brides, chosen families|every kind of aisle}, {and never ask who the bride is|with no script to correct}.',
    },
    {
      when: 'urban',
      text: 'The city {plays itself|gets a part}: {trains|sirens}, {steam|neon}, {a taxi that honks for you|strangers who cheer}, and we {leave it all in|would not mute it for anything}.',
    },
    {
      when: 'rural',
      text: 'Out here the {soundtrack|sound} comes free: {crickets|frogs}, {gravel|wind in corn}, {a screen door|a tractor two fields off}. We {record it before anyone arrives|collect it at dawn}.',
    },
  ],

  crafts: [
    'Vows are recorded {three times over|on three devices}: {a tiny microphone on each of you|one on the lapel}, {one at the lectern|one in the flowers}, {one on the camera|one as insurance}.',
    'We {stand at the edges|work from the sides}, {dressed as guests|in dark clothes}, {on long lenses|with small cameras}, {and never between you and your people|and out of the photographer’s frame}.',
    'Before the day we {speak with|call} your {photographer and planner|photographer}, {share positions|divide up the aisle} and {agree on who moves when|trade phone numbers}, {so nobody bumps elbows at the kiss|which prevents most trouble}.',
    'The edit begins with {listening|headphones}: we {write out every word|type up the toasts}, {mark what made the room laugh|underline what matters}, and {cut the film from the page|only then look at pictures}.',
    'Available light {comes first|is our favorite}; {if a dance floor is too dark|after sunset}, {one small lamp|a soft lamp on a stand} {does it|goes up in a corner}, {never in your eyes|and guests stop noticing it}.',
    'We {test|check} the {sound|room} {an hour before|before guests come}: {church echo|wind}, {hum from the bar fridge|the DJ’s board}, {air-conditioning|the generator}, {so the film has no surprises|then fix what hums}.',
    'Color is graded {by eye, shot by shot|scene by scene}, {so skin stays warm|until skin looks like skin}, {whites stay white|candles stay gold} and {the purple dance-floor lamps behave|noon and midnight belong together}.',
    'You see {a first cut|a draft} and {mark it up|say what you miss}: {one round of changes is included|two rounds are included}, {and we argue only when it helps the film|and your mother’s notes count}.',
    'Every card is {copied twice|doubled} {before we sleep|at the venue}, sealed and {carried home in two bags|kept in two places}.',
    'We leave {pauses|silences} in. {The breath before “yes”|A father folding his notes} {says more than any music|is the film}.',
    'Tripods are {few|rare}, lights are small and cables stay in the van: {a wedding is not a set|guests should have room to dance}.',
    'Toasts are filmed from two {sides|angles}: {the speaker|whoever talks} and {the faces that listen|the two of you listening}, because {half of a joke is the person it lands on|reactions are the better half}.',
    {
      when: 'cinematic',
      text: 'Movement is {planned|deliberate}: {a gliding walk|a slow push} through {the room before the doors open|the set tables}, {one shot for the dress|one long take of the entrance}, {and the rest held still|nothing that makes grandparents seasick}.',
    },
    {
      when: 'documentary',
      text: 'We {film|roll} {long|in long takes}, {let people finish|do not interrupt} and {keep the order of the day|leave time as it was}; {the edit trims, it does not invent|nothing is moved for effect}.',
    },
    {
      when: 'narrative',
      text: 'A {short interview|quiet interview} {with each of you|with parents and friends}, {audio only if you are shy|on a porch, no lights}, {gives the film its voice|runs beneath the pictures}.',
    },
    {
      when: 'super-8',
      text: 'Film cartridges go to {a lab|the lab} {on Monday|in a padded box}, come back {scanned in two weeks|as scans}, {dust and all|scratches and all}, and {we cut them in where memory would|they get the quiet scenes}.',
    },
    {
      when: 'social-first',
      text: 'We also film upright, {all day|from the first hour}, {so vertical clips are made, not cropped|with clips framed for it from the start}.',
    },
    {
      when: 'drone-footage',
      text: 'The drone {takes off|flies} {before guests arrive and once at dusk|for a few minutes}, {with papers in order|flown by a certified pilot}, {never over heads|and lands before the music starts}.',
    },
    {
      when: 'livestream',
      text: 'For the livestream we {bring|use} {two connections|our own internet}, {a mixed sound feed|proper audio} and {a person who answers the aunts|someone who minds the chat}; {a recording goes to you the next day|those who slept can watch later}.',
    },
    {
      when: 'same-day-edit',
      text: 'For a same-day edit {an editor sits in a back room with a laptop|our editor cuts while you dine}; by {ten|dessert} there is {a four-minute film|a short film} {on the wall|on the screen}, {and a room in tears|with tonight in it}.',
    },
    {
      when: '1-1',
      text: 'One {person|pair of hands} films the day, with {two more cameras|fixed cameras} {on small stands|placed ahead}: {less crew|fewer strangers}, {more access|a calmer room}.',
    },
    {
      when: '2-2',
      text: 'Two of us {split up|divide the day}: {one with each of you in the morning|one on faces, one on the room}, {both at the vows|together from the ceremony on}.',
    },
    {
      when: 'minimum-3',
      text: 'A crew of {three|three or more} means {two angles and a sound person|nobody does two jobs}: {one listens|one person only listens}, {the others look|two look}.',
    },
    {
      when: 'south-asian-weddings',
      text: 'Sangeet {numbers|dances} are filmed {from three sides, start to finish|complete}, {the baraat from the front and from the crowd|the baraat walking backwards}, and {the pandit gets a microphone|each phera is heard}.',
    },
    {
      when: 'jewish-weddings',
      text: 'We {put a microphone under the chuppah|mic the chuppah}, {catch the glass from knee height|know when the glass breaks} and {film the hora from inside the circle|go into the hora with the small camera}.',
    },
    {
      when: 'filipino-weddings',
      text: 'Cord, veil, {coins|candles}: each {sponsor|pair of sponsors} is {seen and named|in the film}, {and the money dance gets its full song|and no tita is left out}.',
    },
    {
      when: 'catholic-weddings',
      text: 'In church we {ask first|follow the parish’s rules}, {stay behind the line|keep still through the readings} and {take sound straight from the altar microphone|let the organ fill the room}.',
    },
    {
      when: 'tier-4',
      text: 'Lenses are {chosen|tested} per location, {a gaffer shapes the evening|light is rigged the day before}, {the score may be written for you|a composer can write your theme}, and {the mix is made for good speakers|sound is mixed in a proper theater}.',
    },
    {
      when: 'tier-1',
      text: 'To {keep costs down|save money} we {edit from templates of our own making|use a clear structure}: {morning, vows, toasts, dancing|four chapters}, {and spend the hours on sound|no frills, good sound}.',
    },
  ],

  offers: [
    'Coverage {starts|begins} at <price>, with {the film, the vows in full and all files for download|a film and the files to keep}; {what it includes fits on half a page|extras are listed, never implied}.',
    'Finished films {come on a private page|arrive by download} {in full resolution|for every screen}, and {on a small drive in a box|on a drive for the drawer}, {because links die|for the day the internet forgets}.',
    'Every booking has {a planning call|a long call} about {people, not shots|who matters}: {who tears up|who tells the best stories}, {who should not be filmed|which song is forbidden}.',
    'Hours are {flexible|yours to place}: {start with breakfast or start with the vows|skip the curlers, keep the dancing}, {stop after the cake or after the last taxi|we go home when you say}.',
    'Music is {licensed|properly licensed}, {chosen together|picked from a shortlist we send}, and {safe to post|will not be muted when you share it}.',
    'Old footage {is welcome|can join}: {a shoebox of tapes|your parents’ wedding on VHS}, {a phone clip of the proposal|a voicemail}; {we weave it in|it often becomes the opening}.',
    'We {can film|also film} {the rehearsal dinner|welcome drinks}, {where the best toasts hide|at an hourly rate}, {and Sunday’s goodbyes|with one small camera}.',
    'A minute-long {trailer|teaser} {comes first|precedes the rest}, {for those who cannot wait|to hold off the relatives}.',
    'We {show you|send} {two complete films|full films}, {never just a reel|start to finish}, {one sunny, one rained out|so you hear the sound as well}.',
    'Off-season {dates|weddings} and {weekdays|Fridays} {cost less|are gentler on the budget}, {and the edit moves faster|with a quicker edit to boot}.',
    'Parents {receive|get} {their own copy|a copy}, {with chapters|on a drive with large print on it}, {and a number to call when it will not play|and patience on the phone}.',
    {
      when: 'highlight-film',
      text: 'The highlight film runs {four to six|five to seven} minutes: {long enough for a story|the day in one breath}, {short enough to watch again|short enough for friends}.',
    },
    {
      when: 'full-ceremony',
      text: 'The whole ceremony, {uncut|start to finish}, {from two angles or more|with clean sound}, is {yours as a separate film|delivered as its own film}, {for the parts you were too nervous to hear|since nobody remembers their own vows}.',
    },
    {
      when: 'full-reception',
      text: 'Toasts, {first dances|dances} and {the cake|entrances} come {complete|in full}, {in chapters|neatly labeled}, {so you can find your sister’s speech in ten seconds|nothing cut but the coughing}.',
    },
    {
      when: 'documentary-edit',
      text: 'The documentary edit is {forty to sixty minutes|about an hour}: {the day in order|no music video}, {room for conversations|long scenes}, {the one your children will ask for|made for a winter evening}.',
    },
    {
      when: 'raw-footage',
      text: 'Raw footage is {available|included on request}, {sorted by camera|labeled by hour}, {on a drive|for the completists}.',
    },
    {
      when: 'social-clips',
      text: 'You {get|receive} {five|six|eight} vertical clips, {the first by the next noon|within two days}, {ready to post|sized for phones}, {captions included|with captions for the bus}.',
    },
    {
      when: 'same-day-edit',
      text: 'A same-day edit {plays|can play} {before the last dance|with dessert}; {bring a white wall|we bring the projector}.',
    },
    {
      when: 'livestream',
      text: 'A livestream {for those who cannot fly|for far relatives} is {private|by link only}, {tested the day before|with sound you can follow}, {and recorded|and archived}.',
    },
    {
      when: 'drone-footage',
      text: 'Aerial footage is {part of the price|included} {where the sky allows|where the law allows}, {ten seconds where it counts|used sparingly}.',
    },
    {
      when: 'elopement',
      text: 'Elopement films are {short|three minutes} and {close|quiet}: {two voices, wind|your letters, read aloud}, {one location|wherever the trail ends}.',
    },
    {
      when: 'tier-1',
      text: 'The small package, from <price>, {covers|is} {ceremony, toasts and first dance|four hours}, {one film|a short film} and {the vows in full|clean sound throughout}.',
    },
    {
      when: 'tier-3',
      text: 'Most couples {take|choose} {the highlight with the full toasts|two films, short and long}, {a second camera|two operators} and {an hour of interviews|a trailer for the family}.',
    },
    {
      when: 'tier-4',
      text: 'A commission {spans|covers} {two or three days|the whole weekend}, {a crew of five|a director and crew}, {an original score|a bespoke score}, {a linen-bound edition|a boxed edition} and {a screening for your closest forty|your own premiere}.',
    },
    {
      when: 'minimum-11',
      text: 'Long days are {no trouble|fine}: {from the first coffee to the last shuttle|twelve hours and more}, {with batteries to spare|crew fed, batteries full}.',
    },
  ],

  closings: [
    'Send us {the date, the place|where and when} and {the song you would never want|the story of how you met}; {we reply with two films to watch|an answer comes with prices}.',
    'Watch one film {to the end|with good headphones}. {If you cared about strangers for six minutes|If you forgot it was a wedding film}, {write to us|we should talk}.',
    'First {talk|call}: {thirty minutes|half an hour}, {cameras off if you like|no pitch}, {mostly about your people|you ask, we answer}.',
    'If we are {booked|taken} that day, you {hear it at once|will know within a day}, {with two names we trust|and we pass you to a friend with steady hands}.',
    'A {signature|contract of two pages} and {a third|thirty percent} hold the date; {music and length can wait|the creative part comes later}.',
    'We {answer|reply} {by the next day|within a day}, {in writing|in plain words}, {even from the edit cave|unless we are at a wedding}.',
    'Not sure {you need a film|about video at all}? {Ask someone who skipped it|Nobody has ever told us they regretted the sound of a voice}.',
    'Ask us {for a whole wedding, not a reel|what went wrong last time}; {we will tell you|honest answers are free}.',
    'Bring {the skeptic|your camera-shy half} {to the couch|to the edit room}; {we press play and say nothing|one film usually does it}.',
    'Film crews {book out|fill up} {after the photographer, usually|eight to ten months ahead}, {so there is time|so a quick note is wise}.',
    'Tell us {who will make the best toast|whose voice you want to keep}. {We will put the good microphone there|That is where we begin}.',
    'Write {two lines or two pages|as much as you like}; {a person reads it|<owner> reads everything}, and {the price comes with the first reply|you get a figure, not a funnel}.',
    {
      when: 'tier-1',
      text: 'Tell us {what you can spend|your figure}, and we {say what it buys|will tell you what fits}; {a short film well made beats a long one|nobody is talked into more}.',
    },
    {
      when: 'tier-1',
      text: 'Payment {in parts|by the month} is {fine|no problem}, {and the last part waits until you have seen the film|with nothing due before spring}.',
    },
    {
      when: 'tier-2',
      text: 'You {get|will get} one {clear quote|page}, {one contact|one name to call} and {a date for the film|a delivery date we keep}.',
    },
    {
      when: 'tier-4',
      text: 'We {take on|accept} {few films|a limited number of films} a year; {the first conversation is with <owner>|<owner> meets every couple}, {over lunch if you are near <city>|in no hurry}.',
    },
    {
      when: 'tier-4',
      text: 'Screenings {of past work|of complete films} are {private|by appointment}, {with the permission of those in them|in the dark, with proper sound}.',
    },
    {
      when: 'young',
      text: 'Our calendar {still has gaps|has open weekends}, and {the prices are introductory|early couples get early prices}; {tell us before the others do|we would be glad of your date}.',
    },
    {
      when: 'seasoned',
      text: 'We {keep|have kept} every film since {the first|tape days}; {lost yours? Ask|couples from long ago still ask for copies, and get them}.',
    },
    {
      when: 'speaks-spanish',
      text: 'Hablamos español: {toasts in two languages get subtitles|your abuelos can give their interview as they like}.',
    },
    {
      when: 'speaks-french',
      text: 'Nous parlons français, {and subtitles are part of the edit|so both halves of the family will follow}.',
    },
    {
      when: 'speaks-asl',
      text: 'We know ASL, frame {hands as carefully as faces|signed vows with care} and {caption everything|add captions as a matter of course}.',
    },
    {
      when: 'super-8',
      text: 'Only interested in {the little film camera|Super 8}? {Three cartridges and a projector can be had alone|It can be booked on its own}.',
    },
    {
      when: 'rural',
      text: 'No power, no signal, {a mile of gravel|a gate with a chain}: {tell us and we pack for it|our batteries do not mind}.',
    },
    {
      when: 'urban',
      text: 'We come by {train|bicycle} {with two bags|inside <city>}, {need no parking|need only a corner} and {know which rooftops allow tripods|get the permits ourselves}.',
    },
    {
      when: 'livestream',
      text: 'Family {overseas|far away}? {Mention it|Say so} early; {we check the venue’s signal before promising|we test the line first}.',
    },
  ],

  pros: [
    'Vows recorded on three {microphones|devices}',
    'Edits every film in house',
    'Replies {within a day|the same day}',
    'Small cameras, no cables',
    'Works {well|closely} with photographers',
    'Music licensed and safe to share',
    'Shows whole films before you book',
    'A round of changes {included|at no charge}',
    'Every card copied {twice|before midnight}',
    'Keeps out of the aisle',
    { when: 'same-day-edit', text: 'Plays tonight’s film tonight' },
    { when: 'social-clips', text: 'First clips by the next day' },
    { when: 'super-8', text: 'Real Super 8, scanned by a lab' },
    { when: 'livestream', text: 'Livestream with its own internet' },
    { when: 'full-ceremony', text: 'Whole ceremony as a separate film' },
    { when: 'full-reception', text: 'Toasts and dances delivered in full' },
    { when: 'drone-footage', text: 'Certified drone pilot' },
    { when: 'documentary-edit', text: 'Hour-long edit for winter evenings' },
    { when: 'narrative', text: 'Interviews {recorded before the day|that carry the film}' },
    { when: '2-2', text: 'Two operators, both rooms covered' },
    { when: 'minimum-3', text: 'Dedicated sound person' },
    { when: 'tier-1', text: 'Full vows even in the smallest package' },
    { when: 'tier-4', text: 'Original score available' },
    { when: 'seasoned', text: 'Every film since the first is archived' },
  ],

  cons: [
    'Peak Saturdays fill {ten|nine} months ahead',
    'No chart hits without a license',
    'Long edits take {patience|time}',
    'Travel fee beyond {forty|fifty|sixty} miles',
    'One wedding a day, so dates go',
    'Further rounds of changes cost extra',
    { when: '1-1', text: 'One operator cannot be in two rooms' },
    { when: 'super-8', text: 'Film stock is billed by the cartridge' },
    { when: 'drone-footage', text: 'No flying in wind or near airports' },
    { when: 'same-day-edit', text: 'Same-day edits need a quiet room' },
    { when: 'cinematic', text: 'Wants ten quiet minutes with you at dusk' },
    { when: 'minimum-3', text: 'A crew of three needs dinner, too' },
    { when: 'tier-4', text: 'Limited number of films a year' },
    { when: 'tier-1', text: 'Simple edits, no special effects' },
    { when: 'young', text: 'Short list of past films' },
  ],

  answers: videographersAnswers,
};

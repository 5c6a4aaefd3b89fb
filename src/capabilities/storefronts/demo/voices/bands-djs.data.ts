import type { StorefrontVoice } from '../voice.ts';
import { bandsDjsAnswers } from './bands-djs-answers.data.ts';

// A name is chosen before the act is known, so none of them says DJ, band or strings.
const TERMS =
  '{Refrain|Cadence|Tempo|Encore|Downbeat|Offbeat|Bridge|Chorus|Coda|Overture|Reprise|Half Note|Fermata|Pickup|Turnaround|Upbeat}';
const COLORS =
  '{Copper|Indigo|Scarlet|Velvet|Amber|Silver|Cobalt|Golden|Crimson|Midnight|Emerald|Ivory|Russet|Neon}';
const THINGS =
  '{Lantern|Fox|Heron|Moon|Parade|Porch|Staircase|Comet|Firefly|Magpie|Marquee|Carousel|Kettle|Compass|Satellite|Swallow}';
const TRADE =
  '{Music|Sound|Wedding Music|Music Company|Sound Company|Entertainment|Music House|Sound & Company}';
const PLANTS =
  '{Juniper|Clover|Magnolia|Sycamore|Hickory|Marigold|Larkspur|Cypress|Honeysuckle|Pecan|Tupelo|Willow}';

export const bandsDjsVoice: StorefrontVoice = {
  names: [
    `<ownerLast> ${TRADE}`,
    '<owner> <ownerLast> {Music|Wedding Music|Live}',
    '<ownerLast> & {Company|Friends|Neighbors} {Music|Sound|}',
    '{Music|Sound} by <ownerLast>',
    'The <ownerLast> {Sound|Music House|Turnaround|Affair|Experiment}',
    '<owner> & the {Good Hour|Long Evening|Late Train|Porch Light|Second Wind}',
    '<owner> <ownerLast> {& the Night Shift|& the Good Evening|& the Slow Dance}',
    `${TERMS} ${TRADE}`,
    `The ${TERMS} {Company|Society|Affair|House|Club}`,
    `${COLORS} ${TERMS}`,
    `${COLORS} ${TERMS} {Music|Sound|Entertainment}`,
    `The ${COLORS} ${THINGS}`,
    `${COLORS} ${THINGS} ${TRADE}`,
    `${PLANTS} & ${THINGS}`,
    `${PLANTS} ${TERMS}`,
    `${PLANTS} {Street|Lane|Avenue|Hill|Hollow} ${TRADE}`,
    `${PLANTS} ${TRADE}`,
    `${THINGS} & {Bow Tie|Ladder|Harbor|Thunder|Sparrow|Saucer|Confetti|Streetcar} {Music|Sound}`,
    `The ${PLANTS} {Sessions|Parlor|Hour|Social|Revue}`,
    '{Two|Three|Four|Five|Seven|Nine} {Lanterns|Foxes|Herons|Moons|Comets|Fireflies|Magpies|Porches|Swallows} {Music|Sound|}',
    '{Late|Early|Slow|Night|Local|Express|Evening} {Train|Ferry|Bus|Tram} {Music|Sound}',
    'The {Late|Slow|Evening|Sunday|Coastal|Local} {Train|Ferry|Express|Tram}',
    '{One|Two|Three} More {Song|Dance|Time} {Music|Entertainment|}',
    '{Last|First|Next|Second|Slow} {Dance|Waltz|Song} {Music|Sound|Company|Entertainment}',
    '{Kitchen|Porch|Rooftop|Barn|Garden|Sidewalk} {Waltz|Dance|Shuffle|Serenade} {Music|}',
    'The {Kitchen|Porch|Rooftop|Garden|Sidewalk|Ballroom} {Social|Revue|Assembly|Shuffle}',
    '{Blue|Loud|Quiet|Warm|Low|Bright} {Hour|Room|Evening|Season} {Music|Sound}',
    'The {Blue|Loud|Warm|Long|Bright|Velvet} {Hour|Room|Evening|Weekend}',
    '{Saturday|Sunday|Friday|Midsummer|October} {Social|Assembly|Serenade|Sound}',
    '{North|South|East|West} {Stairs|Pier|Hall|Porch|Room} {Music|Sound}',
    '{Canal|Depot|Foundry|Ninth|Orchard|Chapel} Street {Music|Sound|Social}',
    '{Hush|Hum|Holler|Hurrah|Hey Now} {Music|Sound|Entertainment}',
    '{Holler|Hurrah|Hum|Hoot} & {Harmony|Hollow|Hickory|Hearth} {Music|}',
    '{Salt|Smoke|Honey|Thunder|Lemon|Rye} & {Swing|Soul|Song|Silver|Sway}',
    '{Swing|Sway|Stomp|Stroll|Spin} {Society|Company|Theory|Season}',
    '{Good|Proper|Plain|Honest|Fine} {Noise|Company|Time|Sound|Tune}',
    '{Good|Proper|Lovely|Joyful|Well-Tempered} {Noise|Racket|Commotion} {Music|}',
    'The {Well-Tempered|Merry|Patient|Unhurried|Roving} {Company|Evening|Guest|Neighbor}',
    '{Radio|Signal|Frequency|Static|Echo} {Garden|Hill|House|Harbor|Orchard}',
    '{Echo|Signal|Harbor|Prairie|Canyon|Delta} {Hill|Park|Point} {Music|Sound|Entertainment}',
    '{Augustine|Leopold|Clementine|Josephine|Ottilie|Barnaby} & <ownerLast>',
    '{Leopold|Clementine|Josephine|Ottilie|Rosalind|Barnaby} {Street Music|Avenue|Music House}',
    '{Tin|Brass|Copper|Paper|Glass|Cedar} {Moon|Sparrow|Lantern|Comet|Parade} {Music|Sound|}',
    '<city> {Wedding Music|Sound Company|Social}',
    'The <city> {Serenade|Revue|Music House}',
    '{Ember|Lantern|Starlight|Dusk|Gloaming} {Music|Sound|Serenade|Entertainment}',
    '{Major|Minor|Open|Relative} {Key|Third|Seventh|Sixth} {Music|Sound|Entertainment}',
    '{Waltz|Polka|Foxtrot|Rumba|Two-Step} & {Company|Sons|Daughters|Friends} {Music|}',
  ],

  openings: [
    '<name> {makes|is in charge of} music for {about|roughly} <weddings> weddings a year {in <market>|around <market>}, {and plans each as if it were the only one|from city halls to hayfields}.',
    'People forget {the chair covers|the favors}. {They remember|What stays is} {the song you walked in to|the song that was playing when you looked at each other}.',
    '<owner> <ownerLast> {started|began} {at thirteen, in a garage|at school dances|with a borrowed amplifier}, {and never found a better room than a wedding|and found out early what a room wants}.',
    'We are {based|at home} in <city>, {carry our own gear|travel light} and {turn up early|arrive before anyone is nervous}.',
    'Music is {half taste, half timing|mostly timing}. {The taste is yours|You bring the taste}; {we look after the minutes|we bring the watch}.',
    '{Every family|Each family} has {a song|one song} that {gets the aunts out of their chairs|makes the uncles cry}. {We ask for it first|Our first question is about it}.',
    'There is {a volume|a loudness} at which {grandparents stay and friends still smile|everyone can talk and nobody wants to leave}. {Finding it is our trade|We spend the day looking for it}.',
    'We {read rooms|watch faces} {for a living|more than we watch the clock}: {who is tapping a foot|who is humming}, {who needs a slow one|when to leave a silence}.',
    'Two people {marry|get married} and {two record collections, too|two tastes with them}. {We like that problem|Ours is the job of making them dance together, so to speak}.',
    'No {cheese|cheap tricks}, no {shouting|forced fun}, {no matching sunglasses|and nothing you would be embarrassed by in ten years}: {just music, well chosen|just the right song at the right minute}.',
    'Behind <name> {stand|are} <owner> and {a few trusted colleagues|people who have shared vans for years}; {you meet the ones who will come|whoever you meet is who turns up}.',
    {
      when: 'dj',
      text: 'We {DJ|play} weddings {and only weddings|first and foremost}: {three generations on one floor|a six-year-old and a great-aunt on the same floor} is {harder than any club|a better puzzle than any club}.',
    },
    {
      when: 'dj',
      text: 'A {good|proper} DJ {plays|mixes} for the {people in the corners|shy ones}, too. {The loud friends dance anyway|Your college friends will dance to a dial tone}.',
    },
    {
      when: 'dj',
      text: '{Eleven thousand|Nine thousand|Twenty thousand} songs, {two good ears|one pair of good ears} and {no airhorn|no airhorn, ever}: {that is our setup in short|the rest is listening}.',
    },
    {
      when: 'dj',
      text: 'We {mix|blend} {clean and by ear|by ear}, {build slowly|start low} and {save the big ones for when the room begs|know that the third song after dinner decides the night}.',
    },
    {
      when: 'dj',
      text: 'The booth is {small|tidy}, {the cables are taped|cables hidden}, the {playlist is never finished|set is never fixed}: {we decide the next song when we see your faces|the crowd writes half of it}.',
    },
    {
      when: 'live-band',
      text: 'We are a {working band|live band}, {not a pickup crew|the same faces every week}: {years in the same van|many Saturdays together} {give you endings that land|make people play as one}.',
    },
    {
      when: 'live-band',
      text: 'Nothing {moves a floor|lifts a room} like {drums in the same room|a snare ten feet away}. {We have seen retired judges take off their shoes|Even brothers-in-law dance}.',
    },
    {
      when: 'live-band',
      text: 'Our singers {trade leads|share the microphone}, the {rhythm section|drummer} {keeps it honest|never rushes}, and {nobody reads from a tablet|nobody looks at their shoes}.',
    },
    {
      when: 'live-band',
      text: 'We {learned|earned} this {in bars|in bar rooms}, where {people leave if you bore them|you win the room or carry your amp home early}.',
    },
    {
      when: 'live-solo',
      text: 'One performer, {close enough to hear every breath|no tricks}: {that changes how a room breathes|people lower their voices and lean in}.',
    },
    {
      when: 'live-solo',
      text: 'A single {instrument|performer} {fits anywhere|needs little}: {a hallway, a hillside|a rooftop, a chapel}, {the corner by the window|the three square feet beside the arch}.',
    },
    {
      when: 'live-solo',
      text: 'Solo music {leaves room|has air in it}: for {talk|laughter}, {glasses|birds}, {vows|the odd sniffle}. We {like those sounds|play around them}.',
    },
    {
      when: 'live-solo',
      text: 'We {arrange|rework} {pop songs, film themes and old standards|the songs you love} for {one performer|solo performance}, {so that people ask “is that…?” and smile|and the recognition comes two bars late, with a grin}.',
    },
    {
      when: 'ceremony-only',
      text: 'We {play|do} ceremonies, {nothing else|and leave the party to others}: {twenty-five minutes that cannot be repeated|half an hour with no second take}.',
    },
    {
      when: 'ceremony-only',
      text: 'The walk {takes|lasts} {forty to ninety seconds|about a minute}. {We know how to make music end exactly when you arrive|Endings that land on the last step are our specialty}.',
    },
    {
      when: 'ceremony-only',
      text: 'Before {a word is said|anyone speaks}, music tells {the guests|people} {to put the phone away|how to feel}. {That is our quarter hour|We take that seriously}.',
    },
    {
      when: 'ceremony-only',
      text: 'Churches, {courthouses|gardens}, {a bluff in the wind|a living room}: we have {learned the acoustics of most of <market>|brought clothespins for all of them}.',
    },
    {
      when: 'string-quartet',
      text: 'Four {string players|friends with bows}, {one conservatory|the same conservatory}, {a book of two hundred arrangements|Bach to Beyoncé}: {we sound larger than we look|two violins, viola, cello and no amplification unless you ask}.',
    },
    {
      when: 'string-trio',
      text: 'Violin, viola, cello: {a trio is the espresso of chamber music|three is enough for harmony}, {and it fits under one umbrella|and fits beside any arch}.',
    },
    {
      when: 'string-duo',
      text: 'Violin and cello, {two chairs|one melody, one floor beneath it}: {our duo is made for small ceremonies|we fill a chapel without crowding it}.',
    },
    {
      when: 'choir',
      text: 'We are {twelve|sixteen|ten} singers who {breathe together|learned to breathe together}: {gospel, madrigals, a film song in four parts|from the loft or from the last row, as a surprise}.',
    },
    {
      when: 'bagpiper',
      text: 'The pipes {need no microphone|can be heard in the next county}. {Full Highland dress|Kilt pressed, drones tuned}, {and yes, we play quieter tunes as well|from the car door to the first kiss}.',
    },
    {
      when: 'mariachi',
      text: 'Trumpets, {vihuela|guitarrón}, {violins|voices} and {silver buttons|charro suits}: our mariachi {walks you in|leads the procession}, {makes the abuelas cry|and knows every verse}.',
    },
    {
      when: 'acoustic-guitar',
      text: 'Six strings, {fingerpicked|nylon or steel as the room asks}: our guitarist {plays low, warm and unhurried|can make a top-forty hit sound like a lullaby}.',
    },
    {
      when: 'piano',
      text: 'We {play|like} {your venue’s piano if it is in tune|a real grand} and {bring a full-size one if not|otherwise roll in our own}; {requests are taken from the bench|standards, pop, a bit of Chopin}.',
    },
    {
      when: 'harp',
      text: 'Forty-seven strings, {eighty pounds|one van}, {and the whole room goes quiet|and guests always ask to touch it}: {a harp is a presence before it plays a note|ours travels with its own carpet}.',
    },
    {
      when: 'saxophone',
      text: 'The saxophone {wanders|walks}: {among tables|between guests}, {down the stairs|out onto the lawn}, {smooth at five, loud at ten|never louder than a good conversation until you ask}.',
    },
    {
      when: 'violin',
      text: 'One violin {can carry a cathedral|reaches the back row without help}; {with a small pedal it becomes six|acoustic for vows, electric for drinks}.',
    },
    {
      when: 'cello',
      text: 'The cello {sits closest to the human voice|has the range of a voice}; {at a ceremony it says most of what people cannot|people cry sooner, we have timed it}.',
    },
    {
      when: 'vocalist',
      text: 'One voice, {trained on jazz and choir lofts|warm and unforced}, {with or without a track|over a good track}: {words matter again|your song sung to you, not at you}.',
    },
    {
      when: 'young',
      text: 'The name is {new|recent}, {the hours are not|the experience is older}: we {played for other companies|worked under other people’s names} for years {before this|first}.',
    },
    {
      when: 'seasoned',
      text: 'After <years> years we have {lost power, found it|played through a brownout}, {outlasted three mayors|seen fashions come and go twice} and {never missed a first dance|never once started late}.',
    },
    {
      when: 'tier-1',
      text: 'Good music {should not be|is not} the line you {cut|cross out}. From <price>, {fair and square|no small print}, {same care on a Tuesday|and nobody’s second best}.',
    },
    {
      when: 'tier-4',
      text: 'We {take|accept} {thirty|two dozen} dates a year and {shape|score} each of them {from arrival to farewell|as one piece}, {with rehearsal|with an unusual amount of preparation}.',
    },
    {
      when: 'urban',
      text: 'We know the {loading docks|freight elevators}, {curfews|decibel limits} and {sympathetic neighbors|doormen} of <city>, {and plan around them|by first name}.',
    },
  ],

  crafts: [
    'You {fill in|get} {a short form|one page}: {must play, may play, never play|loved songs, loathed songs}, {names to be pronounced right|hard names spelled by ear}. {We learn it by heart|It stays in our pocket all day}.',
    'We {call|ring} {your venue|the venue} {a month|three weeks} ahead: {outlets, curfew, stairs|power, curfew, load-in}, {and who has the key|so nobody meets a surprise}.',
    'Sound check {is over|happens} {before the first guest parks|an hour before guests}, {quietly|with a book on tape, to spare you the songs}.',
    'We {dress|come} {as guests do|in dark suits or what you prefer}, {eat when there is time|eat last} and {do not drink|leave the bar to others}.',
    'For {speeches|readings} {everything stops|we stop a breath early}. {No music creeps under them|Silence is part of the program}, {nobody fumbles|and the next song starts on the applause}.',
    'Timelines {slip|always slip}. We {stretch a song|add a verse}, {skip one|cut one}, {and nobody learns that dinner was late|so the plan bends without a sound}.',
    'A {spare|second} {of everything|of every cable and power supply} {rides along|comes too}: {we have used it four times|it has been needed twice}, {gladly|and nobody noticed}.',
    'We {share one document|work hand in hand} with {the planner and the photographer|your planner}: {entrances, cues, names|cue by cue}, {so lights, cameras and music agree|and the kiss is not a surprise to anyone}.',
    'Volume is {set by the oldest table|measured, not guessed}: {kind to grandmothers|soft where people talk}, {fuller where they do not|and we walk the room to check}.',
    'We {ask|want to know} what was playing {when you met|on your first long drive}. {It usually ends up in the evening somewhere|Somewhere in the day, you will hear it}.',
    {
      when: 'dj',
      text: 'Requests are {taken with a smile|welcome} and {filtered with care|placed, not just played}; {your do-not-play list is law|the chicken dance needs a signed permit}.',
    },
    {
      when: 'dj',
      text: 'During dinner we {play|spin} {records people almost know|soft soul and old bossa}, {and watch which tables start to sway|collecting hints for later}.',
    },
    {
      when: 'dj',
      text: 'The first dance {is edited|gets edited} to {two and a half minutes|a kind length} {if you wish|on request}, {with a clean ending|so that no one has to shuffle through a bridge}.',
    },
    {
      when: 'dj',
      text: 'We {never|do not} {leave a gap|talk over vocals}, {never play the same hour twice|and do not fade out the good bit}. {A floor is a conversation|You can hear the difference by ten}.',
    },
    {
      when: 'dj-and-mc',
      text: 'As MC we {say little|speak rarely}, {clearly and with the names right|and only when it helps}: {dinner, toasts, cake|where to go, when to stand}, {no comedy routine|no pep-rally voice}.',
    },
    {
      when: 'dj-only',
      text: 'We {leave|prefer to leave} the {talking to your people|microphone to others}: {the music says enough|a nod to the maid of honor will do}.',
    },
    {
      when: 'dj-plus-live-musician',
      text: 'A live {player|musician} joins the decks {after dinner|for the dance hours}, {improvising over the set|weaving in and out}, {and the phones come out|which turns a good floor into a concert}.',
    },
    {
      when: 'live-band',
      text: 'We {play|do} {three sets of forty-five minutes|two long sets or three short ones}, {no songs from the sheet “because we always do”|each with its own arc}, {and curate the breaks|and nobody is left in silence between them}.',
    },
    {
      when: 'live-band',
      text: 'Horn lines, {harmonies|keys} and {endings|stops} are {worked out in rehearsal|rehearsed on Tuesdays}, {so Saturday sounds easy|and it shows}.',
    },
    {
      when: 'live-band',
      text: 'Our {front person|lead singer} knows {when to talk|how short a joke should be} and {when to jump off the stage|when to hand the tambourine to a child}.',
    },
    {
      when: '2-4',
      text: 'We are {a small band|few}: {that means tight|a rug is stage enough}, {moderate volume|conversational volume} and {room for your guests|no semi-truck in the driveway}.',
    },
    {
      when: '8-10',
      text: 'With {horns and three voices|eight to ten on stage}, {the old soul records sound the way they should|a brass line can part your hair}.',
    },
    {
      when: 'minimum-11',
      text: 'Eleven and more {on stage|players}: {full horns, percussion, choir of three|a proper orchestra pit of joy}, {charts for everyone|one leader, one clock}.',
    },
    {
      when: 'live-solo',
      text: 'The set is {built around your list|drawn up with you}: {forty songs|three hours of songs}, {an order that follows the light|softer toward dusk}, {with pauses where talk is better|and space for a request or two}.',
    },
    {
      when: 'live-solo',
      text: 'A {small|discreet} amplifier, {one stool|one cable} and {ten minutes of setup|hardly any setup}: {we can move from lawn to lobby between two songs|the photographer will thank you}.',
    },
    {
      when: 'ceremony-only',
      text: 'We {watch|keep an eye on} {your shoes|the officiant’s hands}, not the {sheet|page}: {when you stop, the phrase ends|music follows steps, not the other way around}.',
    },
    {
      when: 'ceremony-only',
      text: 'Prelude, {processional|entrance}, {a quiet piece for the signing|something under the candle lighting}, {recessional|exit}: we {suggest an order|write the order with you} and {time each piece|rehearse the cues on site}.',
    },
    {
      when: 'ceremony-only',
      text: 'Outdoors we {bring clips, shade and a plan for wind|ask for shade}; {below fifty degrees, fingers and voices complain|rain means a roof}, {and we say so early|which we settle beforehand}.',
    },
    {
      when: 'jazz',
      text: 'Jazz, {for us|here}, means {melodies you can hum|the songbook}: {brushes rather than fireworks|cocktail-hour cool, late-night heat}.',
    },
    {
      when: 'latin',
      text: 'Salsa, {cumbia|bachata}, {merengue|a bolero for the parents}: {we know which aunt is waiting for which|and we know that one song leads to the next}.',
    },
    {
      when: 'bollywood-bhangra',
      text: 'From {baraat|sangeet} to {reception|last dance}, bhangra {needs low end|wants space} and {stamina|an open floor}. {We have plenty of both|Both are arranged for}.',
    },
    {
      when: 'country',
      text: 'Country {done properly|the way we like it}: {two-steps, waltzes, one good cry|old Opry, new Nashville}, {boots welcome|line dances only on request}.',
    },
    {
      when: 'motown',
      text: 'If {in doubt|the room hesitates}, Motown. {It has never failed|Three generations know the words}, {and we have more of it than the six songs everybody plays|deep cuts included}.',
    },
    {
      when: 'jewish-weddings',
      text: 'A hora {of fifteen minutes|with two lifts} {needs planning|wants stamina}: {we build it, circle it and bring both chairs down safely|we know when to speed up and when to let grandparents breathe}.',
    },
    {
      when: 'tier-4',
      text: 'A {music director|producer} {plans|oversees} {every cue with your designers|sound, light and silence as one}, {and a technician does nothing but listen|with a technician at the back of the room throughout}.',
    },
  ],

  offers: [
    'From <price>, {with setup, travel within forty miles and all planning calls|planning included}, {no packages named after metals|one page, one price}.',
    'You {get|receive} {two planning calls|a long planning call}, {a shared song list|a shared list} and {one person to text on the day|a timeline that speaks with your other vendors}.',
    'Ask for {references|recordings} from {real rooms|the last three Saturdays}, {not from a studio|crowd noise and all}. {We send them gladly|They say more than we can}.',
    'The quote {names|lists} {hours, people and gear|who comes, for how long, with what}; {tips are never expected|parking is the only thing we might add}.',
    'Fridays, {Sundays|winter dates} and {short notice|mornings} {cost less|are kinder on the wallet}; {ask what is open|we would rather play than rest}.',
    'A {small|short} wedding {gets|has} {a short price|its own price}: {one hour, two hours|an hour or two}, {as carefully prepared as a long night|same preparation}.',
    'We {hold|keep} {a named stand-in for every date|a deputy on call}, {who knows your list|briefed and rehearsed}, {and has been needed twice in all|just in case of fever}.',
    'A third {holds|reserves} the date; {the rest is due a fortnight before|the balance comes later}, {songs can change until the last Sunday|and song lists stay open until the end}.',
    'Bring {your grandfather’s favorite|a song nobody knows}, {a national anthem|a school song} or {the theme of a cartoon|a tune your baby hums}. {Nothing is too odd|We have heard odder}.',
    {
      when: 'dj',
      text: 'The evening package {is six hours|runs from doors to last song}: {cocktails, dinner, dancing|dinner music, toasts, dancing}, {two wireless microphones|a microphone for toasts} and {lights that flatter|a modest light show}.',
    },
    {
      when: 'dj',
      text: 'Afterward {you get|we send} {the full set list|every song we played, in order}, {for anniversaries and long drives|so the night can be replayed in a kitchen}.',
    },
    {
      when: 'dj',
      text: 'Ceremony sound {can be added|is an easy add-on}: {a small second system|one speaker, one lapel mic}, {so vows are heard in the last row|up and running before chairs are set}.',
    },
    {
      when: 'live-band',
      text: 'The full band {comes with|includes} {sound engineer, lights and playlist for the breaks|its own engineer and stage lights}; {smaller formations cover ceremony and cocktails|three of us can play the ceremony first}.',
    },
    {
      when: 'live-band',
      text: 'We {learn|will learn} {your first dance|up to two new songs} {at no charge|as part of the fee}, {in your key if someone wants to sing|and you may visit the rehearsal}.',
    },
    {
      when: 'live-band',
      text: 'Someone in the family {sings|plays}? {A song with the band|A guest spot} {is on the house|costs nothing}, {rehearsed at sound check|and we make everyone sound good}.',
    },
    {
      when: 'live-solo',
      text: 'Choose {ceremony, cocktails or dinner|one hour or four}; {the price follows the clock|we simply count hours}, {setup time is on us|and moving between rooms is free}.',
    },
    {
      when: 'live-solo',
      text: 'Your {first dance|entrance song} {as a solo arrangement|arranged for one performer} is {part of the booking|included}, {and the recording is yours|and we send a rehearsal take beforehand}.',
    },
    {
      when: 'ceremony-only',
      text: 'The ceremony booking {covers|includes} {twenty minutes of prelude|prelude, walk, signing and exit}, {one song arranged for you|a new arrangement of one song} and {a rehearsal by phone with the officiant|the cue sheet}.',
    },
    {
      when: 'ceremony-only',
      text: 'Stay on with us for {the receiving line|champagne} {and it is one more hour at half price|at a small supplement}; {after that we pack up before the party starts|then we slip away}.',
    },
    {
      when: 'cocktail-hour',
      text: 'Cocktail hour {is a craft of its own|gets its own set}: {present but never in the way|light, warm}, {and it carries people gently toward dinner|with an ear on the conversation}.',
    },
    {
      when: 'learns-new-song',
      text: 'One song {we do not have yet|outside our list} {will be ready by the day|is prepared for you}, {whichever it is|no matter how obscure}, {part of the price|as our gift}.',
    },
    {
      when: 'custom-playlist',
      text: 'Your own playlist {is built with you|grows over two calls}, {hour by hour|from arrivals to farewells}, {and edited kindly|with honest advice about nine-minute songs}.',
    },
    {
      when: 'after-party',
      text: 'The after-party {may be louder|has other rules}: {smaller room, later hours|until two if the building allows}, {an extra hour at a friendly rate|and we still have good songs left}.',
    },
    {
      when: 'karaoke',
      text: 'Karaoke {from ten|after the cake}, {if you dare|with a kind host}: {forty thousand songs|everything from Dolly to disco}, {and a gentle fade for uncles who go on|two microphones}.',
    },
    {
      when: 'silent-disco',
      text: 'Curfew at ten? {We hand out headphones|Out come the headphones}: {a hundred of them|two channels}, {and the neighbors hear only singing|the dancing goes on}.',
    },
    {
      when: 'uplighting',
      text: 'Uplights {come in your colors|wash the walls in any color}, {battery powered|no cables}, {and dim as the evening goes on|set before guests arrive}.',
    },
    {
      when: 'generator',
      text: 'No outlet {in the field|near the oak}? {A whisper-quiet generator comes along|Our generator purrs a hundred feet away}.',
    },
    {
      when: 'tier-1',
      text: 'The {basic|short} booking, {from <price>|at <price>}, {has everything needed and nothing for show|is complete}: {music, planning, good manners|no setup fee, no mileage nearby}.',
    },
    {
      when: 'tier-4',
      text: 'A weekend with us {can cover|covers} {every hour that needs music|more than one event}, {scored as one story|each with its own sound}, {and rehearsed in the room itself|under one producer}.',
    },
  ],

  closings: [
    'Tell us {the date|your date}, {the room|the place} and {three songs|the first song you thought of}; {a proposal comes within two days|we answer with questions and a price}.',
    'Call us {on a weekday|any weekday evening}. {We talk about music until somebody has to cook|It is the fun part of planning}.',
    'If {we are playing elsewhere|the date is gone}, we {say so right away|tell you the same day} and {name friends who are just as good|recommend someone we would hire}.',
    'Send {the songs you hate|your never-play list} first. {It breaks the ice|You learn a lot about people that way}.',
    'Saturdays in {June|September} {go first|are gone a year ahead}; {everything else is negotiable|the rest of the calendar is friendlier}.',
    'No pressure, {no countdown offers|no demo fee}: {listen, compare|listen to others, too}, {then come back|then decide}.',
    'We {look forward to|like} {mixed families|odd venues}, {strange first dances|long guest lists} and {people who say “surprise us”|parents with requests}.',
    'Come and {hear us|listen} {when we play in town|at an open rehearsal}; {ask for dates|we will tell you when}.',
    'A {signature and a deposit|deposit} {hold the day|and it is yours}. {Songs can wait|The list may take its time}.',
    'Write to us {like you would to a friend with good taste|plainly}: {what should it feel like at nine o’clock?|what do you want people to feel?}',
    'Ask {your venue|the venue manager} about us: {they hear everyone|they know who packs up quietly}.',
    'Not sure {what you need|how much music you need}? {Most couples are not|Describe the day}; {we will tell you honestly if less is enough|one call usually settles it}.',
    {
      when: 'dj',
      text: 'Make a list of {ten songs|five songs} you would {leave a table for|drop your fork for}, {mail it over|send it along}, {and let us worry about the rest|and the night is half planned}.',
    },
    {
      when: 'dj',
      text: 'We {play|do} one wedding a day, so {yours is never the early shift|nobody is watching the clock}. {Check the date|Ask if yours is free}.',
    },
    {
      when: 'live-band',
      text: 'Drop by a {rehearsal|Tuesday rehearsal}, {stand next to the drums|bring earplugs}, {and see if your foot moves|then talk to us}.',
    },
    {
      when: 'live-band',
      text: 'Bands {book early|fill early}: {ten to fourteen months|a year} is wise, {though weekdays stay open longer|but cancellations happen, so ask}.',
    },
    {
      when: 'live-solo',
      text: 'Name {two songs|a mood}, and we {record a minute of it for you|send a short sample}, {no charge|before you decide anything}.',
    },
    {
      when: 'ceremony-only',
      text: 'Tell us {how long the aisle is|how many steps you have}; {we count bars the way others count chairs|the rest is arithmetic and feeling}.',
    },
    {
      when: 'tier-1',
      text: 'Small budget, {big family|good taste}? {Our favorite kind|You are in the right place}. {Ask about weekdays|We will find a way}.',
    },
    {
      when: 'tier-4',
      text: 'Engagements are {agreed in person|settled in conversation}, {usually a year ahead|well ahead}; {<owner> answers every inquiry|we reply to each one ourselves}.',
    },
    {
      when: 'young',
      text: 'Our calendar {still has Saturdays|is open}, {our prices are first-year prices|our nerves are good}; {be early|catch us now}.',
    },
    {
      when: 'seasoned',
      text: 'We have played {for parents and later for their children|silver weddings of our first couples}; {the set lists are all on file|ask them about us}.',
    },
    {
      when: 'speaks-spanish',
      text: 'Hablamos español, {at the microphone|on the phone} and {with your tíos|with the whole family}.',
    },
    {
      when: 'rural',
      text: 'Fields, {barns|docks} and {orchards|mountain roads} are {no obstacle|fine by us}; {tell us about power and shade|we have long cables and good boots}.',
    },
  ],

  pros: [
    { when: 'master-of-ceremonies', text: 'Learns names and says them right' },
    'Sound check over before guests arrive',
    'Do-not-play list is respected',
    'Spare gear at every wedding',
    'One wedding a day',
    'Replies {within a day|the same day}',
    'Sends live recordings, not studio demos',
    'Volume friendly to grandparents',
    { when: 'dj', text: 'Reads the floor, {no fixed playlist|no airhorns}' },
    { when: 'dj', text: 'Set list sent {afterward|the next day}' },
    { when: 'dj-and-mc', text: 'Calm, clear announcements' },
    { when: 'live-band', text: 'Same lineup as in the videos' },
    { when: 'live-band', text: 'Brings its own sound engineer' },
    { when: 'live-solo', text: 'Moves from lawn to lobby in minutes' },
    { when: 'ceremony-only', text: 'Music that ends on your last step' },
    { when: 'string-quartet', text: 'Over {two|three} hundred arrangements' },
    { when: 'learns-new-song', text: 'Prepares one new song for free' },
    { when: 'wireless-mics', text: 'Wireless microphones for toasts' },
    { when: 'uplighting', text: 'Uplighting in your colors' },
    { when: 'generator', text: 'Own generator for fields and beaches' },
    { when: 'silent-disco', text: 'Headphones for after curfew' },
    { when: 'tier-1', text: 'No setup or mileage fees nearby' },
    { when: 'tier-4', text: 'A technician listening from the back row' },
    { when: 'seasoned', text: 'Has played nearly every room in <market>' },
  ],

  cons: [
    'Peak Saturdays go {a year|ten months} ahead',
    'Needs the timeline {two|three} weeks ahead',
    'Travel fee beyond {forty|sixty} miles',
    'Song changes close {five|seven} days before',
    { when: 'dj', text: 'No light show on the basic booking' },
    { when: 'dj-only', text: 'No announcements, music only' },
    { when: 'live-band', text: 'Needs a stage of {12 by 16|16 by 20} feet' },
    { when: 'live-band', text: 'Too loud for very small rooms' },
    { when: 'live-solo', text: 'Not the act for a packed dance floor' },
    { when: 'ceremony-only', text: 'Ceremony only, no party sets' },
    { when: 'bagpiper', text: 'Not for small rooms, honestly' },
    { when: 'harp', text: 'The harp does not do stairs' },
    { when: 'piano', text: 'Piano transport costs extra' },
    { when: 'tier-4', text: 'Few dates a year' },
    { when: 'young', text: 'Short list of references' },
    'Meals required for bookings over {five|six} hours',
  ],

  answers: bandsDjsAnswers,
};

import type { StorefrontVoice } from '../voice.ts';
import { plannersAnswers } from './planners-answers.data.ts';

const KINDS = '{Events|Weddings|Wedding Planning|Event Company|Planning Company|Celebrations}';
const PLANTS =
  '{Juniper|Foxglove|Yarrow|Hawthorn|Fern|Sorrel|Larkspur|Clover|Willow|Tansy|Linden|Laurel|Heather|Magnolia|Aster|Hellebore}';
const PAPERS =
  '{Ledger|Thimble|Compass|Clipboard|Almanac|Ribbon|Fountain Pen|Bell|Lantern|Candlestick|Needle|Key|Envelope|Pocket Watch}';
const STUFFS =
  '{Linen|Velvet|Paper|Copper|Ivory|Brass|Pearl|Slate|Silk|Indigo|Saffron|Walnut|Porcelain|Olive}';
const BIRDS = '{Wren|Heron|Swallow|Magpie|Finch|Starling|Plover|Kestrel|Lark|Egret|Dove|Sandpiper}';
const HOURS = '{Midsummer|First Light|Sunday|Evening|October|Harvest|Solstice|Half Past Four|Twilight|May}';

export const plannersVoice: StorefrontVoice = {
  names: [
    '<ownerLast> {Events|Weddings|Wedding Planning|& Company Events}',
    '<owner> <ownerLast> {Events|Weddings|Planning|Wedding Design}',
    '<ownerLast> & {Daughters|Sisters|Company|Friends|Cousins} {Events|Weddings}',
    '{Weddings|Events|Celebrations} by <owner> {<ownerLast>|}',
    'The <ownerLast> {Company|Office|Bureau|Plan}',
    'Bureau <ownerLast>',
    '<owner> & {Augusta|Silas|Ottilie|Rupert|Maren|Ambrose|Tamsin} {Events|Weddings|Planning}',
    '{Planned|Arranged|Gathered} by <owner>',
    `${PLANTS} ${KINDS}`,
    `${BIRDS} ${KINDS}`,
    `${STUFFS} ${KINDS}`,
    `${HOURS} ${KINDS}`,
    `${PLANTS} & ${STUFFS} {Events|Weddings|}`,
    `${PLANTS} & ${PAPERS}`,
    `${BIRDS} & ${PAPERS} {Events|Planning|}`,
    `${STUFFS} & ${PAPERS} {Events|Weddings|}`,
    `${STUFFS} & ${BIRDS} {Events|Weddings|Planning}`,
    `${BIRDS} & ${PLANTS} {Event Company|Weddings}`,
    `The ${STUFFS} ${PAPERS}`,
    `The {Patient|Quiet|Second|Little|Faithful|Tidy|Merry} ${PAPERS}`,
    `The ${PLANTS} {Office|Bureau|Table|Society}`,
    `${PLANTS} {Street|Hill|House|Lane|Row} {Events|Weddings|Planning Company}`,
    `${BIRDS} {Street|Hill|House|Hollow|Point} {Events|Weddings}`,
    `${HOURS} & {Company|Co.|Laurel|Linen|Fern} {Events|}`,
    '{Two|Three|Five|Seven} {Keys|Lanterns|Ribbons|Bells|Clipboards|Swallows} {Events|Weddings}',
    '{Plan|Page|Chapter|Table|Column} {One|Two|Nine|Twelve} {Events|Weddings}',
    '{Calm|Clear|Steady|Plain|Kind|Good} {Water|Hands|Company|Weather|Counsel} {Events|Weddings|Planning}',
    '{Every|Each} {Last|Little|Small} {Chair|Candle|Ribbon|Thing} {Events|}',
    'The {Long|Short|Good|Last|Master} List {Events|Weddings|}',
    '{Ink|Thread|Wax|Twine|Chalk} & {Ivy|Almanac|Honey|Timber|Table} {Events|Weddings|}',
    '{Thread|Needle|Thimble|Button|Bobbin} & {Thistle|Toast|Lark|Company} {Events|Planning|}',
    '{Arrow|Plumb|Straight|Lead|Fine} {Line|Thread|Margin} {Events|Planning}',
    '{Saltmarsh|Riverbend|Fieldstone|Goldenrod|Stillwater|Highgrass|Candlewick} {Events|Weddings|Event Company}',
    '{Bramble|Thistle|Acorn|Hazel|Rowan|Quince} & {Company|Calendar|Ribbon|Rye|Bell} {Events|Weddings|}',
    '{Canal|Mill|Orchard|Depot|Ninth|Willow|Garnet|Elm} Street {Events|Weddings|Planning}',
    'The {Back|Upstairs|Garden|Corner|Green} {Office|Room|Desk} {Events|Weddings}',
    '{Winifred|Ottilie|Leonora|Josephine|Odile|Rosamund|Clementine} {Events|Weddings|& Company}',
    '{Silas|Ambrose|Rupert|Everett|Leopold|Augustin} & {Wren|Fern|Daughter|Ivy} {Events|Planning}',
    '{Atelier|Maison|Bureau} {Ottilie|Verity|Odile|Tamsin|Maren|Delorme|Marchand} {Events|}',
    'House of {Linen|Laurels|Lanterns|Toasts|Ribbons|Garlands} {Events|}',
    '<city> {Wedding Office|Event Company|Weddings & Company}',
    'The {Wedding|Toast|Ribbon|Garland} {Bureau|Guild|Workshop|Office} {of <city>|}',
    '{Rice|Ribbon|Garland|Confetti|Toast|Trellis} & {Rhyme|Reason|Ledger|Lantern} {Events|Weddings|}',
    '{Blue|Green|Red|Yellow|White|Black} {Door|Gate|Ledger|Ribbon|Umbrella|Pencil} {Events|Weddings|Planning}',
    '{Umbrella|Raincoat|Sunday Best|Spare Button|Safety Pin|Dry Socks} {Weddings|Planning Company|Events}',
    '{Onward|Gladly|Steadily|Hereafter|Promptly|Herewith} {Events|Weddings|& Company}',
    '{Trellis|Arbor|Pergola|Orchard|Courtyard|Terrace} {& Toast|Events|Weddings|Planning}',
    `{Little|North|South|Old|Wild} ${PLANTS} {Events|Weddings|Celebrations}`,
    '{Seating|Second|Final|Guest} {Chart|Draft|Count|Book} {Events|Weddings|Company}',
  ],

  openings: [
    '<owner> <ownerLast> {ran a theater’s stage door|managed hotel banquets|organized conferences} before {weddings|this}, {and kept the stopwatch|and kept the comfortable shoes}; {today|now} we look after about <weddings> couples a year {around|across} <market>.',
    '<name> {plans|looks after} weddings for people who {have jobs|have other things to do}: {we carry the list|we hold the list}, {you make the decisions that are fun|you keep the decisions that matter}.',
    'A wedding is {forty small projects|about two hundred small decisions} with {one deadline|a deadline nobody can move}. {We like deadlines|Somebody should enjoy that, and we do}.',
    'The {best|finest} compliment we {get|hear} is that {nothing seemed planned|it all seemed to happen by itself}. {It was planned to the minute|It took eleven pages}.',
    'We are {the people with safety pins|the ones carrying tape, pins and granola bars}: {the kit weighs nineteen pounds, and we have used all of it|our bag has its own luggage tag, and every item has a story}.',
    'Our office is in <city>, {two desks and a wall of calendars|with a big table for seating charts}, {and a kettle that is always on|and a drawer of sample linens that guests keep petting}.',
    'Good planning is {mostly|largely} {asking the dull question early|asking dull questions in time}: {where the trash goes|who has the key}, {what happens if it rains|how late the band may play}.',
    'You should {enjoy being engaged|like your engagement}. {We take the spreadsheet and return your evenings|Hand us the spreadsheet and take back your Sundays}.',
    'Families are {the interesting part|why we do this}: {two mothers|divorced parents}, {three opinions|four recipes}, {one seating chart|a single head table}. We {are good in that room|have a gift for such things, or at least a method}.',
    '{Every|Each} wedding we plan {starts with|begins with} {the same two questions|two questions}: {what should it feel like, and what may it cost|who has to be there, and what can go}.',
    'We {do not|never} {have a look|sell a look}. {Your day|What we make} {should resemble the two of you|looks like the people in it}, {not our last twelve clients|whatever the magazines are doing}.',
    'Plans at <name> are {short|written plainly}, {shared with everyone|read by everyone} and {kept up to date|changed without drama}. {People relax when they know what happens next|It is remarkable how that calms a room}.',
    'We {tell you|say} what things {cost|really cost} {in the first meeting|before you fall in love with them}. {It saves tears|Nobody enjoys that conversation later}.',
    'There is {always one|usually one} {hour|quarter of an hour} when {everything happens at once|five things go wrong}. {We live for it|You will not hear about it until the thank-you cards}.',
    {
      when: 'young',
      text: 'We are {a new company|a young office} with {old contacts|a thick address book}: {years in hotels and catering|a decade behind other people’s events} {came first|taught us who answers the phone}.',
    },
    {
      when: 'young',
      text: 'Being {small and new|at the start}, we {take few couples|say no often} and {answer quickly|know each guest list nearly by heart}.',
    },
    {
      when: 'seasoned',
      text: '<years> years of weddings have given us {two hurricanes|a hurricane}, {a missing cake|one bolting horse}, {a locked church|a blackout} and {the calm that follows|an answer for each}.',
    },
    {
      when: 'seasoned',
      text: 'We have planned {in <market>|around here} long enough to know {who delivers and who does not|which vendors to call and which to avoid}, and {we tell you both|that list is yours}.',
    },
    {
      when: 'tier-1',
      text: 'Help {should not be|is not} reserved for {grand weddings|large budgets}. We {start|begin} at <price>, {work from templates that work|skip the mood boards}, and {save most couples more than we cost|find the money in places you would not look}.',
    },
    {
      when: 'tier-1',
      text: '{Potlucks, parks, church basements|Backyards and borrowed barns}: {someone still has to know when dinner is|even a simple day needs a person with a list}. {That can be us|We come cheap and cheerful}.',
    },
    {
      when: 'tier-2',
      text: 'Our couples {are busy, sensible people|plan real weddings on real budgets}; we {give them|offer} {a clear plan|order}, {good vendors|vendors we trust} and {a calm Saturday|a day they get to attend}.',
    },
    {
      when: 'tier-3',
      text: 'We {combine|join} {design|an eye for rooms} with {arithmetic|a head for numbers}: {the candlelight is drawn to scale|every candle has a line in the budget}, {and the budget adds up|and it is where we said it would be}.',
    },
    {
      when: 'tier-4',
      text: 'We {compose|build} {weekends|whole weekends}: {arrivals|welcome suppers}, {gardens|a dinner under one long canopy}, {music at the right distance|a breakfast nobody rushes}, {and the sense that all of it was inevitable|so that guests never once look at a clock}.',
    },
    {
      when: 'tier-4',
      text: 'Discretion {comes first|is assumed}. {Our clients’ names stay here|We name no clients}, {our vendors sign what they must|the team signs what is needed}, and {what you read about in magazines is rarely ours|most of our work has never been published}.',
    },
    {
      when: 'calm',
      text: 'We have been called {unnervingly calm|calm to the point of suspicion}. {Someone has to be|It helps}: {panic is catching, and so is its opposite|weddings go at the pulse of whoever is in charge}.',
    },
    {
      when: 'creative',
      text: 'Ideas are {never the problem here|cheap with us}: {a supper in a greenhouse|a procession by canoe}, {a library as seating chart|place cards printed on seed paper}; {we bring three and you keep one|the trick is choosing}.',
    },
    {
      when: 'warm',
      text: 'By {spring|the third meeting} we know {your grandmother’s name|both families by name}, {who is afraid of dogs|how you take your coffee} and {which song makes you leave the room|what you fight about}; {it all goes into the plan|planning is mostly listening}.',
    },
    {
      when: 'direct',
      text: 'We {say what we think|are frank}: {if the tent is too small|if a room will not hold your list}, you hear it {in week one|from us}, {politely|with a sketch}, {not from the fire marshal|and not in June}.',
    },
    {
      when: 'high-energy',
      text: 'We {walk eleven miles on a wedding day|run on coffee and applause}, {fill an empty dance floor by example|start the clapping} and {still have a smile for the rental truck at one in the morning|go home last}.',
    },
    {
      when: 'luxury',
      text: 'Fine things {interest us|please us} when they {are used|have a purpose}: {real silver, passed down|hand-blown glass}, {a chef with something to say|a string quartet that plays requests}, {time itself, above all|and rooms with space between the tables}.',
    },
    {
      when: 'lgbtq-weddings',
      text: '{Two grooms|Two brides|No bride at all}, {no aisle|two aisles}, {three best people|mixed parties}, {a chosen family at the head table|a drag toast at nine}: {we plan them all|our forms ask your names and nothing more}.',
    },
    {
      when: 'multicultural',
      text: 'Two {traditions|cultures} in one day need {a translator and a stopwatch|tact and arithmetic}. We {write programs both grandmothers can follow|know when the priest hands over to the drummers}.',
    },
    {
      when: 'women-owned',
      text: 'The company is {owned and run by women, most of whom can fix a zipper, a budget and a generator|women-owned, with a toolbox to match}.',
    },
    {
      when: 'veteran-owned',
      text: '<owner> is a veteran, {which explains the checklists|and it shows in the load-in}: {early is on time|plans have a plan B}, {and everybody eats|and nobody is left behind at the hotel}.',
    },
  ],

  crafts: [
    'You {get|have} one {shared plan|page} with {every date, payment and phone call|what is due and who does it}; {your parents may look, too|open it at three in the morning if you must}.',
    'We {send|write} {a short note|a one-page report} every {Friday|second Monday}: {what is done, what is next, what we need from you|three lines, no attachments}.',
    'Vendors are {suggested in threes|proposed three at a time}: {one thrifty, one splendid, one we would take ourselves|three prices, three characters}, {with reasons|and our honest reasons}.',
    'The {timeline|day’s plan} is {written in five-minute steps|kept to the quarter hour}, {tested against real walking distances|walked through on site} and {sent to everyone who carries anything|handed to every vendor a week before}.',
    'For rain we have {a plan, a price and a deadline|a decision time}: {who calls it|who decides}, {by when|at what hour}, {what it costs|where the chairs go}, {so the sky is never an argument|and you never look at a weather app}.',
    'On the day {help is never more than ten steps away|you always know where to find us}, {with one eye on the clock|and the vendors have our number}; {questions come to us, not to your mother|your phone can stay in a drawer}.',
    'The budget is {kept to the dollar|kept in one sheet}, {updated the day a bill arrives|with a reserve nobody may touch}, and {every yes shows what it does to the rest|it warns you before you overspend}.',
    'We {read|go through} {contracts|every contract} {with a red pencil|line by line}: {overtime|cancellation}, {delivery windows|the small print about rain}, {power|who pays the corkage}.',
    'Seating charts are {an art, and we practice it|a blood sport, and we referee}: {exes apart|feuds apart}, {shy ones near a talker|teenagers near the exit}, {grandparents far from the speakers|nobody facing a wall}.',
    'At the rehearsal we {count steps|walk everyone through it twice}, {teach the ushers|time the music} and {find out which child will bolt|find the squeaky door}.',
    'Setup begins {early|long before you wake}: {we count chairs|chairs are counted}, {tables are measured from the wall|lamps are tried}, {and every candle has a lighter assigned to it|and the florist gets coffee}.',
    'When something {breaks|goes wrong}, {it is fixed first and told later|you hear of it afterward, if ever}. We carry {spare rings|spare shirts}, {a second cake knife|glue} and {a seamstress’s number|the number of a friend with a van}.',
    {
      when: 'organized',
      text: 'Labels, {folders|tabs}, {color codes|checklists}: {yes, we are those people|guilty}. {Your chaos is welcome|Bring the shoebox of receipts}; {we sort|it will come back alphabetized}.',
    },
    {
      when: 'number-minded',
      text: 'Numbers {are our love language|get respect here}: {cost per guest|price per hour}, {three scenarios|what ten fewer guests would free}, {and a total that stays put|to the last napkin}.',
    },
    {
      when: 'creative',
      text: 'Design starts with {objects, not adjectives|things you can hold}: {your grandmother’s plates|a photograph}, {a scrap of cloth|a leaf from the field}, {then fabric, light and flowers follow|and the room grows around it}.',
    },
    {
      when: 'budget-management',
      text: 'We {negotiate|ask for better terms} {politely and often|where it is fair}, {catch double charges|check each invoice} and {return what we save to your reserve|show you each dollar saved}.',
    },
    {
      when: 'design-styling',
      text: 'Before you {rent|order} anything we {set one full table|build a sample table}: {linen, plates, glass, candle|down to the menu card}, {in the evening, by candlelight|in the light of your venue}.',
    },
    {
      when: 'rsvp-management',
      text: 'Replies {come to us|land on our desk}: we {chase the silent|call the missing}, {note the allergies|gather diets} and {give the caterer one clean number|keep the count honest}.',
    },
    {
      when: 'travel-lodging',
      text: 'Guests {get|receive} {room blocks|hotel choices in three prices}, {shuttles with real stops|shuttle times that work} and {someone to call when a flight is late|a card with everything on it}.',
    },
    {
      when: 'floor-plan',
      text: 'Floor plans are {drawn to scale|drawn with every chair}, {wheelchair routes included|down to the power outlets}, so {we know the room before it exists|the dance floor is neither a closet nor a desert}.',
    },
    {
      when: 'outdoor-tented',
      text: 'Tents are {a specialty|half our year}: {ground, wind, drains|stakes and permits}, {flooring|heat}, {power by the amp|restrooms people do not mind}, {and a path that stays dry|light on the path home}.',
    },
    {
      when: 'destination',
      text: 'For weddings {away|far from home} we {go ahead|travel first}: {taste|sleep there}, {meet the officials|check the paperwork}, {find the doctor, the dentist and the good bakery|test the road at night}.',
    },
    {
      when: 'religious-ceremonies',
      text: 'With {priests, rabbis, imams and pandits|clergy of every kind} we {talk early|sit down early}: {what is required|what may not move}, {what may be filmed|where people stand}, {how long it truly takes|and how long it really lasts}.',
    },
    {
      when: 'multi-day',
      text: 'Three days {need rest as much as events|are a marathon}: we plan {naps|rests}, {buses|water} and {a quiet breakfast|one evening with nothing on it}, {so Sunday still has smiles|and nobody peaks on Friday}.',
    },
    {
      when: 'south-asian-weddings',
      text: 'We {run|plan} {mehndi, sangeet, baraat and reception|four events} {as one schedule|with one run sheet}: {the horse has a permit|horse permits included}, {the auspicious minute is respected|the muhurat is sacred}, {the chai never stops|and the aunties are consulted}.',
    },
    {
      when: 'tier-4',
      text: 'Each event has {its own producer|a lead}, {a full rehearsal|a technical rehearsal} and {a tasting of the whole evening, lights included|a trial dinner under the real lights}; {nothing is seen for the first time on the day|what can be tried is tried}.',
    },
    {
      when: 'tier-1',
      text: 'We work {by phone and shared list|with shared documents}, {meet twice|meet when it matters} and spend our hours on the day itself, {where they do the most good|which is where you need us}.',
    },
  ],

  offers: [
    'Fees {start|begin} at <price>, {fixed in writing|as a flat sum}, {not as a percentage that grows with your flowers|and stay put when the guest list does not}.',
    'The first {meeting|hour} is {free|on us} and {ends with|leaves you with} {a rough budget and a list of what to book first|a one-page plan}, {whether you hire us or not|yours to keep either way}.',
    'Every couple {gets|has} {one planner from first call to last dance|one planner throughout}, {one shared plan|a plan in plain words}, and {one number that is answered|no call center}.',
    'We {take over|pick up} {wherever you are|at any stage}: {before the venue|with a ring and no idea}, {halfway through|in the messy middle}, or {when your sister quits|six weeks out, in tears}.',
    'Showers, {welcome dinners|rehearsal dinners} and {farewell brunches|brunches} {can be added|join the plan} {one by one|for a fixed fee}.',
    'You {may|can} {bring|keep} {your own vendors|vendors you have already booked}; {we fold them in|we treat them like ours}, {and they get the same run sheet|no grumbling}.',
    'The emergency {bag|kit} {comes along|is included}: {needles|stain pens}, {painkillers|umbrellas}, {a steamer|a spare tie}, {fishing line|vow cards}, {and biscuits|and chocolate}.',
    'Thank-you {lists|addresses}, {rental returns|lost jackets} and {leftover cake|the final invoices} {are handled after the day|are our Monday job}; {by then you are away|you leave for your honeymoon}.',
    'A {second opinion|single check} on {a contract|your timeline} {can be had by the hour|is a quick and cheap thing}, {no strings|even if someone else plans}.',
    'Two {past couples|former clients} will {gladly talk to you|tell you about us}, {one whose day went smoothly and one whose tent blew down|including the one with the flood}.',
    'We {set up|build} {your shared plan|your planning space} {within a week|the day you sign}, {with dates already filled in|with tasks sorted by month}, {so momentum comes for free|and you see progress in the first week}.',
    {
      when: 'full-service',
      text: 'Full service {means|is} {everything|the whole of it}: {budget, venue, vendors, design, guests, the day|from blank page to last truck}, {about two hundred hours of our time|usually over a year}.',
    },
    {
      when: 'partial',
      text: 'Partial planning {is for couples|suits people} who {have the venue and want company for the rest|enjoy some of it}: we {meet monthly|sit down once a month}, {fill the gaps|find the missing vendors} and {run the day|then take over}.',
    },
    {
      when: 'month-of',
      text: 'Month-of coordination {starts|begins} {six to eight weeks|about eight weeks} before: {we gather the contracts|we read everything}, {write the run sheet|call every vendor} and {take the phone from your hand|run rehearsal and day}.',
    },
    {
      when: 'day-of',
      text: 'For day-of help we {step in|meet you} {three weeks ahead|two weeks before}, {learn the plan|walk the venue} and {run it|keep time}, {so your cousin can be a guest|from setup to sparklers}.',
    },
    {
      when: 'design-only',
      text: 'Design can be {had alone|booked separately}: {a palette|drawings}, {a sample table|a rental list}, {a shopping list with prices|sources and prices}, {carried out by you or by us|yours to build}.',
    },
    {
      when: 'destination',
      text: 'Destination weddings include {two scouting trips|a scouting trip}, {local contracts in plain English|legal papers} and {a guest guide|a guide for guests}, {sunscreen advice and all|down to the plug adapters}.',
    },
    {
      when: 'hourly-consulting',
      text: 'By the hour, {we answer what you ask|you set the agenda}: {bring a list, leave with decisions|bring the knot, leave with it untied}; two hours {is typical|are often enough}.',
    },
    {
      when: 'micro-wedding',
      text: 'For {up to thirty|two dozen} guests we have a {small-wedding plan|compact plan}: {one meeting, one dinner, one fee|ten weeks from idea to toast}, {and every chair a good one|with the money spent on dinner}.',
    },
    {
      when: 'vendor-sourcing',
      text: 'Our vendor {book|list} has {two hundred names|notes on two hundred businesses} {around <market>|nearby}, {with prices, habits and who to ask for|and what they are like at midnight}.',
    },
    {
      when: 'contract-review',
      text: 'Already holding {contracts|a stack of contracts}? {We read them|We will read them} within {a week|three days} and {mark what to change before you sign|list what to ask}.',
    },
    {
      when: 'tier-1',
      text: 'The {basic|starter} package at <price> {is|covers} {the timeline, the vendor calls and ten hours on the day|a plan, a rehearsal and the day}, {all in|with nothing left out that you would miss}.',
    },
    {
      when: 'tier-3',
      text: 'Most couples {choose|take} {planning with design|the full plan with design}: {a sample table|drawings}, {two site visits|three site visits} and {a rehearsal with everyone|the whole day covered}.',
    },
    {
      when: 'tier-4',
      text: 'An engagement {covers|includes} {the weekend as a whole|every event of the weekend}, {private travel for guests|guests’ travel}, {a design studio|commissioned design}, {stage management|a technical crew} and {a principal at your side throughout|<owner> throughout}.',
    },
  ],

  closings: [
    'Tell us {your date, your number and your biggest worry|the date, the place and the part you dread}; {we answer with a plan of three steps|an answer comes within a day}.',
    'Come for {coffee|tea}. Bring {the spreadsheet|the shoebox}, {your doubts|your mother} and {no decisions|an open mind}; {we will sort it on the big table|we go from there}.',
    'If we are not {the right fit|your people}, we {say so|tell you} and {name two who are|point you to someone better suited}.',
    'We {take|accept} {one wedding a day|a limited number of couples}, so {a quick note about your date|an early word} {saves everyone time|is wise}.',
    'A {signature|short contract} and {a third|a quarter} of the fee {start the work|get us going}, {the same week|that very Monday}.',
    'Calls are {returned the same day|answered}, {messages by the next morning|mail within a day}, {panics at once|emergencies on Saturdays, too}.',
    'Ask us {what we would cut first|what your wedding should cost}. {The answer is free|You will get a straight answer}.',
    'You {do not need|need not have} {a venue, a theme or a plan|anything decided} {to write to us|yet}. {A rough month is enough|Two names and a season will do}.',
    'Ask {any caterer|any florist} {around here|in <market>} about us; {they see planners at their worst|that is the reference that counts}.',
    'The {best time|right moment} to {call|write} is {before the venue|before you sign anything}; {the second best is when it gets too much|that said, we have started with eight weeks to go}.',
    '{Start|Begin} small: {one hour|a single conversation}, {one page|one list}, {then decide|no commitment}.',
    'We will ask you {many|a great many} questions now, {so that later you answer none|so nobody asks you anything on the day}.',
    {
      when: 'tier-1',
      text: 'Tell us {honestly what you can spend|the real number}; {we have married people well on less|we will make it stretch, and say where it cannot}.',
    },
    {
      when: 'tier-1',
      text: 'Pay {as you go|in small parts}: {by the month|three parts}, {by the task|no interest}, {stop when you feel steady|and only for what you use}.',
    },
    {
      when: 'tier-2',
      text: 'A {clear fee|fixed fee}, {a clear list|a written scope} and {one cheerful person|somebody who calls back}: {that is the offer|no more is needed}.',
    },
    {
      when: 'tier-4',
      text: 'We begin with {a conversation in person|an afternoon together}, {wherever suits you|in <city> or where you live}, and {neither side decides that day|take only work we can do wholly}.',
    },
    {
      when: 'tier-4',
      text: 'References are {given in person|private}; {<owner> answers inquiries|inquiries go to <owner>} {and keeps them confidential|directly and in confidence}.',
    },
    {
      when: 'young',
      text: 'We still have {Saturdays in high season|good dates open}, {which will not be true for long|an advantage of our age}; {ask|write while it lasts}.',
    },
    {
      when: 'seasoned',
      text: 'Some of our {couples|first couples} now {send us their younger siblings|plan anniversaries with us}; {ask them anything|they talk freely}.',
    },
    {
      when: 'speaks-spanish',
      text: 'Hablamos español, {and mediate between tías in it|with vendors, with family, with the padre}.',
    },
    {
      when: 'speaks-hindi',
      text: 'We speak Hindi, {so elders can tell us directly what must happen when|and the family meeting may run as late as it likes}.',
    },
    {
      when: 'direct',
      text: 'We will {tell you in twenty minutes whether your plan works|say what we think}. {Then you can argue|Then comes the fun part}.',
    },
    {
      when: 'calm',
      text: 'Take a breath, {write three lines|send the date}, {go for a walk|and leave it with us}. {We have got it from there|That is the first task done}.',
    },
    {
      when: 'number-minded',
      text: 'Send us {your spreadsheet|your draft budget}{ as it is|, warts and all}, and we {return it with three comments|will show you where it leaks}, {free of charge|no obligation}.',
    },
    {
      when: 'urban',
      text: 'Meet us {at the office in <city>|for lunch in <city>}, {after work|before eight if you like}, {for forty minutes|with your calendar}.',
    },
    {
      when: 'rural',
      text: 'We {drive out|come out} {to your field|to see the land} {with boots, a tape and a level|in boots} before {quoting|we name a price}; {bring the dog|the walk is free}.',
    },
  ],

  pros: [
    'Flat fee, {fixed in writing|no percentage}',
    'Answers {the same day|within a day}',
    'One wedding {a day|at a time}',
    'Weekly note on what is done and what is next',
    'Carries a famously complete emergency kit',
    'Knows {vendors at every price|vendors for small budgets, too}',
    'Rain plan agreed {months|weeks} ahead',
    'Handles all calls on the day',
    'Shared plan your family can follow',
    'Gentle with {difficult relatives|divided families}',
    { when: 'budget-management', text: 'Budget tracked to the dollar' },
    { when: 'contract-review', text: 'Reads every contract before you sign' },
    { when: 'design-styling', text: 'Sets a sample table before you order' },
    { when: 'rsvp-management', text: 'Chases late replies for you' },
    { when: 'floor-plan', text: 'Floor plans drawn to scale' },
    { when: 'outdoor-tented', text: 'At home in tents and fields' },
    { when: 'micro-wedding', text: 'Loves weddings under thirty guests' },
    { when: 'multicultural', text: 'Has woven many traditions together' },
    { when: 'lgbtq-weddings', text: 'No bride-and-groom forms, ever' },
    { when: 'minimum-4', text: 'Four or more people on the day' },
    { when: '2-3', text: 'At least two planners on the day' },
    { when: 'hourly-consulting', text: 'Can be hired by the hour' },
    { when: 'tier-1', text: 'Saves more than {the fee|it costs}' },
    { when: 'tier-4', text: 'Complete discretion' },
    { when: 'seasoned', text: 'Contacts in nearly every venue' },
  ],

  cons: [
    'Few open Saturdays in {June and October|September and October}',
    'No meetings on Saturdays',
    'Says no to surprise fireworks',
    'Travel billed beyond {forty|fifty|sixty} miles',
    'Final changes close ten days ahead',
    'Expects a seating chart two weeks before',
    { when: '1-1', text: 'One person, so large setups need helpers' },
    { when: 'full-service', text: 'Full planning needs eight months or more' },
    { when: 'direct', text: 'Will tell you when the tent is too small' },
    { when: 'destination', text: 'Scouting trips are billed at cost' },
    { when: 'tier-4', text: 'Takes a limited number of weddings' },
    { when: 'tier-1', text: 'Meetings mostly by phone' },
    { when: 'young', text: 'Short list of past weddings' },
    { when: 'luxury', text: 'Minimum budget for full design' },
  ],

  answers: plannersAnswers,
};

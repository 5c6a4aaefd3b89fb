import type { StorefrontVoice } from '../voice.ts';

export const venuesAnswers: StorefrontVoice['answers'] = {
  'peak-season': [
    'Peak runs from {May|late April} through {October|early November}; Saturdays in that stretch are charged at the full rate, which begins at <price>.',
    'June, September and October are the {busy|crowded} months. Expect to pay {15|20|25} percent more for a Saturday then than for a {Sunday|Friday}.',
    '{September and October|May, June and October} Saturdays are peak and cost about {20|25|30} percent above the base price of <price>.',
    'We count {spring and fall Saturdays|every Saturday from May to October} as peak. The rate is on the price sheet, and it {is the same for everyone|does not change once you have booked}.',
    'High season is {late spring to mid-fall|the warm half of the year}, with <price> as the starting point and holiday weekends about {10|15} percent higher.',
    {
      when: 'beach-waterfront',
      text: 'Peak here is {Memorial Day to Labor Day|mid-June to early September}, when the water is warm; Saturdays cost {20|30|35} percent more than in {May|October}.',
    },
    {
      when: 'winery-vineyard',
      text: 'Harvest is our peak: {September and October|late August to mid-October}, with green or gold vines and prices {20|25} percent above spring.',
    },
    {
      when: 'tier-4',
      text: 'Peak covers {May, June, September and October|late spring and early fall}; a Saturday carries a food and beverage minimum that we {quote|set} with the date.',
    },
  ],
  'off-peak-season': [
    'Off-peak is {November through March|January through March}, and the {site fee|fee} drops by {20|25|30|35} percent.',
    'From {mid-November|December} to {March|early April} every day is off-peak, and {Fridays and Sundays|weekdays} {cost the least|are lowest} all year round.',
    'Winter dates are {a quarter|a third} less, with the same hours and the same crew. {December weekends between the holidays are the exception|New Year’s Eve is the exception}.',
    'Any {Monday through Thursday|weekday} counts as off-peak, {even in June|whatever the month}, and saves {30|35|40} percent.',
    'The quiet months are {January, February and March|November to March}; we lower the guest minimum {by half|by a third} and the fee by {20|25} percent.',
    {
      when: 'tier-1',
      text: 'Off-peak is {January to March|the cold months}, {when the fee is nearly halved|at 40 percent off}, and weekdays {any time|all year} get the same rate.',
    },
  ],
  'own-alcohol': [
    'Tell us what you would like to pour, and we will say {in writing|on one page} what our license allows and what it costs.',
    'The bar terms are on {page two|the second page} of the quote, {with every fee|with prices} spelled out before you sign.',
    {
      when: 'in-house-bar',
      text: 'The bar is run in-house, so outside alcohol stays out, apart from {a special bottle or two for the toast|one bottle for the head table} at {$20|$25|$30} corkage each.',
    },
    {
      when: 'in-house-bar',
      text: 'No: our license means that we supply and pour everything. Bar packages run {$32|$38|$45} to {$58|$64|$72} per guest.',
    },
    {
      when: 'byo-allowed',
      text: 'Yes, bring what you like; there is no corkage fee. We {chill it|provide ice} and you take {unopened bottles|the rest} home.',
    },
    {
      when: 'byo-allowed',
      text: 'Yes, and free of corkage. Deliveries may come {the day before|Friday afternoon}, and we store them {cold|in the walk-in}.',
    },
    {
      when: 'byo-corkage-fee',
      text: 'Wine and beer may be brought in. Corkage is {$12|$15|$18|$22} per bottle, which includes {glasses and chilling|glasses, ice and pouring}.',
    },
    {
      when: 'byo-corkage-fee',
      text: 'Yes, with corkage: {$15|$20} per {bottle|bottle of wine} and {$75|$90} per keg. Spirits are possible {with our bartenders|by arrangement}.',
    },
    {
      when: 'licensed-bartender-required',
      text: 'You may bring the alcohol, and a licensed, insured bartender has to pour it. We have a list of {five|six} we like, but the choice is yours.',
    },
    {
      when: 'licensed-bartender-required',
      text: 'Yes, as long as licensed bartenders serve it, {one per 60 guests|one for every 75 guests}. There is no corkage.',
    },
    {
      when: 'no-alcohol',
      text: 'Alcohol is not served or allowed here. Couples do {lovely|inventive} things with {zero-proof cocktails|coffee, cider and good sodas}.',
    },
    {
      when: 'no-alcohol',
      text: 'No, the grounds are dry. A {coffee cart|zero-proof bar} is welcome, and several restaurants nearby host {the after-party|the late hours}.',
    },
  ],
  'on-site-parking': [
    'Parking is explained {on the map we send|on the guest map}, including drop-off at the door and where shuttles wait.',
    'Guests are dropped at the entrance; {we advise|most couples choose} shuttles from the hotels so {everyone can relax|nobody has to drive home}.',
    {
      when: 'on-site-parking',
      text: 'Yes: {60|80|110|140} cars on site, free, and guests may leave them overnight until {10|11|noon}.',
    },
    {
      when: 'on-site-parking',
      text: 'There is a {lit|paved and lit} lot for {75|90|120} cars beside the entrance. It is free, and {two attendants direct traffic|accessible spaces are by the door}.',
    },
    {
      when: 'on-site-parking',
      text: 'Yes, free for all guests, about {one space for every two guests|one car per three guests}. Buses can turn around.',
    },
    {
      when: 'urban',
      text: 'The nearest garage is {two|three|four} minutes away on foot and charges about {$18|$22|$28} for the evening; the guest map shows it.',
    },
    {
      when: 'rural',
      text: 'There is room for cars on our own ground, at no charge; after heavy rain we open the {gravel|upper} field.',
    },
    {
      when: 'suburban',
      text: 'Street parking around us is free and easy in the evening, and the {school|office} lot next door opens to our guests on weekends.',
    },
  ],
  'accessible-facilities': [
    'We send a one-page map with every step, slope and door width, so {you can judge for your own guests|nobody is surprised on the day}.',
    'Tell us who is coming and we plan the route {from the car onward|door by door}, with seats in the front row kept open.',
    'The main entrance and the dining area are on {one level|the ground level}; ask us about the {upper|outlying} spaces, where it depends on the weather and the chair.',
    {
      when: 'wheelchair-accessible',
      text: 'Entrance, ceremony area, dining and dance floor are all step-free, with doors at least {34|36} inches wide.',
    },
    {
      when: 'wheelchair-accessible',
      text: 'Everything guests use is step-free. {Two|Four} accessible parking spaces are {beside|within fifty feet of} the door.',
    },
    {
      when: 'accessible-restrooms',
      text: 'There are {two|three} accessible restrooms with grab bars and turning space, {one near the dance floor|both on the main level}.',
    },
    {
      when: 'historic-building',
      text: 'The front steps are original; the step-free way in is the {side|garden} entrance, which is {just as handsome|lit and signed}. Ask us for the route plan.',
    },
    {
      when: 'boat-yacht',
      text: 'Boarding is by a {wide|railed} gangway with a gentle slope at {high water|most tides}; our crew assists. The upper deck has stairs only.',
    },
  ],
  'rain-plan': [
    'You decide by {noon|10 a.m.|2 p.m.} on the day, with our honest reading of the radar, and the crew moves everything in {under an hour|forty minutes}.',
    'The backup room is {held for you|included} from the start; {nobody else can book it|it costs nothing extra}.',
    'We set up both versions on paper {a month before|at the walk-through}, so the rain plan has its own {seating|lighting} and looks meant.',
    'Umbrellas for {forty|sixty|a hundred} stand by the door, {and the towels come out for the chairs|and walkways are covered as far as possible}.',
    {
      when: 'covered-outdoor-space',
      text: 'Ceremony and dinner fit under the covered space, with clear sides that roll down in {ten|fifteen} minutes.',
    },
    {
      when: 'indoor-space',
      text: 'Everything can move indoors without losing a guest; the room {seats the full count|is set for the ceremony in forty minutes}.',
    },
    {
      when: 'outdoor-space',
      text: 'A tent can be reserved with {ten|seven} days’ notice and released up to {72|96} hours before for {a small fee|20 percent of its price}.',
    },
    {
      when: 'boat-yacht',
      text: 'We sail in rain, behind glass and under the canopy. In unsafe wind the party stays at the dock, {fully served|with everything else unchanged}.',
    },
  ],
  'outside-vendors': [
    'Photographers, florists, bands and bakers are entirely your choice; we only ask for {proof of insurance|a certificate of insurance} {two weeks|ten days} before.',
    'Bring the people you trust. First-timers get a {short|twenty-minute} walk-through so that load-in goes smoothly.',
    'Yes, for {music, flowers, photography and cake|everything but what our license forbids}. We never charge vendor fees.',
    {
      when: 'in-house-required',
      text: 'Food comes from our kitchen only; every other vendor is yours to choose. A {wedding cake|cake} from outside is fine, without {a cutting fee|cake-cutting fees}.',
    },
    {
      when: 'in-house-required',
      text: 'Yes for all but catering, which is ours. We share a list of favorites, and {nobody pays|no one pays} to be on it.',
    },
    {
      when: 'preferred-list',
      text: 'Caterers come from a list of {five|seven|eight}; a kitchen that is not on it can be approved for {$500|$750}. All other vendors are open.',
    },
    {
      when: 'preferred-list',
      text: 'Choose your caterer from our list and anyone else from anywhere. {We are glad to meet new people|New names are welcome}.',
    },
    {
      when: 'outside-allowed',
      text: 'Yes, including caterers, provided they are licensed and carry {$1 million|one million dollars} in liability cover.',
    },
    {
      when: 'outside-allowed',
      text: 'Any vendor, any cuisine. Food trucks {park by the side entrance|have their own power hookup}.',
    },
  ],
  'hours-overtime': [
    'The fee covers {ten|eleven|twelve} hours including setup, of which {five|six} are for guests. Overtime is {$300|$400|$450|$550} an hour.',
    '{Six|Five and a half} hours of celebration, plus {four|five} for setting up and {one|one and a half} for packing. An extra hour costs {$350|$500}, if the clock allows.',
    'A full day means {noon to eleven|10 a.m. to 10 p.m.}; each started half hour beyond costs {$200|$225|$275}.',
    'Eight hours on site are the standard, {twelve|eleven} the long version. We would rather you booked enough than paid overtime.',
    {
      when: 'tier-4',
      text: 'You have the property from {9 a.m.|morning} until {midnight|eleven at night}. Overtime is {$900|$1,200} an hour and covers the whole staff.',
    },
    {
      when: 'tier-1',
      text: 'The day rate covers {8 a.m. to 10 p.m.|fourteen hours}, setup and cleanup included. Overtime is {$100|$150} an hour.',
    },
    {
      when: 'boat-yacht',
      text: 'A sailing is {four|five} hours dock to dock, with {ninety minutes|two hours} for setup beforehand. Longer charters are billed at {$900|$1,100} an hour.',
    },
  ],
  'noise-curfew': [
    'Bands end at {10|10:30}; {quiet background music|softer music} may go on until {11|the last guest leaves}.',
    'Indoors, music may play until {11|11:30|midnight}. Outdoors we turn it down at {9|9:30|10}.',
    'Last song at {10:45|11:15|11:45}, lights up fifteen minutes later. {We have never had a complaint, and mean to keep it so|The neighbors are our friends and we keep it that way}.',
    {
      when: 'noise-curfew',
      text: 'The town rule is {10|10:30} p.m. outdoors, without exceptions, and we keep to it. {A silent disco after that is legal and very funny|Inside, the doors close and the party carries on until 11}.',
    },
    {
      when: 'noise-curfew',
      text: 'At {10|10:30} sharp. The band gets a ten-minute signal, so {the last song is a good one|nobody is cut off mid-chorus}.',
    },
    {
      when: 'no-amplified-outdoors',
      text: 'Amplified music stays indoors, where it may run until {11|11:30}. Strings and a singer are welcome outside {until sunset|at any hour of the day}.',
    },
    {
      when: 'rural',
      text: 'The county asks for quiet after {11|11:30}; {the cows ask for nothing|hills on three sides swallow most of the sound}.',
    },
  ],
  'deposit-cancel': [
    '{25|30|40|50} percent holds the date, the rest is due {30|45|60} days before. Until {six|nine} months ahead, a cancellation costs only the deposit.',
    'A deposit of {$1,500|$2,000|$2,500} at signing, half at {six|five} months, the balance {four|three} weeks out. If we rebook your date, {we refund all but the deposit|you get what we recover}.',
    'Three equal payments: at signing, at {six|five} months and {30|21} days before. One move to another date within {twelve|eighteen} months is free.',
    '{Thirty|Twenty-five} percent is due on signing and is not refundable; everything paid beyond it is, up to {120|90} days before.',
    'We ask for {a third|a quarter} to book. Within {60|90} days of the wedding the full fee is owed; illness and storms are handled by {moving the date|rescheduling, not by penalties}.',
    {
      when: 'tier-1',
      text: 'A {$300|$400|$500} deposit holds the day, and the rest can be paid monthly. Cancel {90|120} days ahead and you owe nothing more.',
    },
    {
      when: 'tier-4',
      text: 'Half at contract, a quarter at {six|eight} months, the balance with final numbers {21|30} days before. Cancellation terms step up by quarter and are written out {in a table|date by date}.',
    },
  ],
  'events-per-day': [
    'One wedding a day. {The house is yours|The whole place is yours} from the {first hairpin|first delivery} to the last taxi.',
    'No. Only one event is booked per day, so {nobody is waiting for your chairs|no other couple is ever in your photographs}.',
    'Never two on a day, and rarely more than {two|three} on a weekend.',
    'Just one. We also keep {Mondays|the day after} free of events when we can, for the {grass|floors} and the crew.',
    'A single celebration per day; {a meeting may use the office wing on a weekday|small elopements are only booked on days with nothing else}.',
  ],
  'setup-access': [
    'Vendors may come in from {8|9|10} a.m. and must be out {one hour|ninety minutes} after the last song. Rentals can stay until {10 a.m.|noon} the next day.',
    'The loading {door|gate} opens at {9|10}. Everything leaves the same night, except {furniture|rentals}, which {may be fetched the next morning|can wait until noon}.',
    'Setup starts {at 10|from 9 a.m.}; if the day before is free we {let you in|open up} {from 3 p.m.|after lunch} at no charge.',
    'Access is from {8 a.m.|10 a.m.} to {midnight|11:59 p.m.}, and our manager checks vendors in and out with a {list|clipboard}.',
    'Send us arrival times {two weeks|ten days} ahead and we stagger them, so the florist and the band {don’t meet in the doorway|never fight for the ramp}.',
    {
      when: 'urban',
      text: 'Load-in is through the {alley|rear} door between {9 and 1|10 and 2}, with a reserved truck space. Load-out ends {an hour|75 minutes} after the party.',
    },
    {
      when: 'museum-gallery',
      text: 'The galleries close to the public at {4|4:30|5}; vendors come in then and have {two|two and a half} hours. On Mondays, access is from 9 a.m.',
    },
    {
      when: 'raw-space',
      text: 'You get {fourteen|sixteen} hours: in at {8|9} a.m., out, swept and empty by {midnight|one in the morning}.',
    },
  ],
};

import type { StorefrontVoice } from '../voice.ts';
import { barServicesAnswers } from './bar-services-answers.data.ts';

const BITTERS =
  '{Juniper|Angelica|Gentian|Clove|Cardamom|Bergamot|Verbena|Coriander|Elderflower|Ginger|Sorrel|Hibiscus|Mint|Basil|Wormwood|Anise}';
const FRUITS =
  '{Lemon|Lime|Citron|Quince|Currant|Cherry|Plum|Pomelo|Fig|Tangerine|Damson|Apricot|Pear|Cranberry|Kumquat}';
const TOOLS =
  '{Coupe|Jigger|Shaker|Tumbler|Decanter|Bucket|Flute|Tap|Cork|Ladle|Muddler|Siphon|Barspoon|Snifter}';
const KINDS = '{Bar Company|Bar|Bartending|Bar Service|Pours|Traveling Bar|Drinks Company|Bar Works}';
const BEASTS = '{Fox|Hare|Otter|Heron|Magpie|Badger|Mule|Goat|Stag|Pelican|Lynx|Raven|Moth|Whippet}';

export const barServicesVoice: StorefrontVoice = {
  names: [
    '<ownerLast> & {Daughters|Sons|Sisters|Company|Cousins} {Bar Company|Bartending|Bar Service}',
    '<ownerLast> {Bar Company|Bar Service|Pours|Bartending}',
    '<owner> Behind the Bar',
    '<owner> & {Company|Friends|Crew} {Bartending|Bar Service}',
    'The <ownerLast> {Bar|Pour|Round}',
    `${BITTERS} & ${FRUITS}`,
    `${BITTERS} & ${FRUITS} ${KINDS}`,
    `${FRUITS} & ${BITTERS} {Bar|Drinks Company|Bar Works}`,
    `${BITTERS} ${KINDS}`,
    `${FRUITS} ${KINDS}`,
    `${FRUITS} & ${TOOLS}`,
    `${BITTERS} & ${TOOLS}`,
    `The ${FRUITS} ${TOOLS}`,
    `The {Copper|Silver|Brass|Pewter|Glass|Oak|Tin|Gilt} ${TOOLS}`,
    `{Copper|Silver|Brass|Pewter|Oak|Tin} ${TOOLS} ${KINDS}`,
    `The {Thirsty|Polite|Merry|Wandering|Sober|Dapper|Lucky|Velvet|Quiet} ${BEASTS}`,
    `{Thirsty|Polite|Merry|Wandering|Dapper|Lucky|Velvet} ${BEASTS} {Bar Company|Bartending|Bar}`,
    `${BEASTS} & {Flask|Cask|Cork|Coupe|Lime|Barrel|Bottle|Vine} {Bar|Bar Company|}`,
    `The ${BEASTS} & {Flask|Cask|Cork|Coupe|Barrel|Bottle}`,
    '{Second|Next|First|Good|Last|Slow} {Round|Pour|Toast} {Bar Company|Bartending|}',
    'The {Next|Good|Long|Slow|Proper|Generous} Pour',
    '{Proper|Generous|Honest|Measured|Steady} {Pour|Pours|Measures} {Bar Service|Bartending}',
    '{Neat|Stirred|Shaken|Poured|Garnish|Zest} & {Company|Sons|Vine|Glass|Vow}',
    'The {Traveling|Roving|Rolling|Itinerant|Garden|Pocket} {Bar|Saloon|Taproom|Tavern|Cart}',
    '{Roving|Rolling|Garden|Pocket|Meadow|Lantern|Harbor} {Saloon|Tavern|Bar|Cart|Bar Cart Company}',
    '{Brick|Linen|Slate|Walnut|Cedar|Marble|Zinc|Mahogany} & {Lime|Ice|Mint|Bitters|Vine|Rye}',
    '{Walnut|Cedar|Marble|Zinc|Mahogany|Birch} {Bar|Bar Company|Rail|Counter}',
    '{Ice|Salt|Smoke|Sugar|Honey|Cinder} & {Citrus|Clove|Rye|Bitters|Mint|Oak} {Bar|}',
    'House of {Bitters|Coupes|Cordials|Pours|Punch}',
    '{Cordial|Punch|Nightcap|Spritz|Toddy|Highball|Aperitif} {& Co.|House|Club|Company|Society}',
    'The {Cordial|Punch|Nightcap|Highball|Aperitif|Toast} {House|Club|Society|Wagon}',
    '{Five|Six|Seven} O’Clock {Bar|Bartending|Social|Bar Company}',
    '{Blue|Green|Red|Yellow|White|Pink} {Door|Bottle|Trailer|Umbrella|Lantern|Horse} {Bar|Bar Company|Drinks}',
    'The {Blue|Green|Red|Yellow|White} {Bottle|Trailer|Umbrella|Lantern|Horse}',
    '{Elm|Canal|Mill|Depot|Orchard|Ferry|Ninth} Street {Bartending|Bar Company|Pours|Drinks}',
    '{Clink|Cheers|Salud|Raise} & {Company|Sons|Daughters|Carry|Gather}',
    '{Ambrose|Silas|Rupert|Winifred|Ottilie|Leonora|Augusta} & <ownerLast> {Bar|Bartending|}',
    '{Winifred|Ottilie|Leonora|Josephine|Clementine}’s {Bar Cart|Traveling Bar|Punch Bowl}',
    '{Stillwater|Candlewick|Highmoor|Larkspur|Goldenrod|Bramble|Clover} {Bar|Bartending|Pours|Bar Company}',
    '{Bramble|Clover|Goldenrod|Saltmarsh|Riverbend|Fieldstone} & {Rye|Lime|Cask|Barrel|Bitters}',
    '<city> {Bar Company|Pour House|Bartending Guild}',
    '{Twelve|Forty|Ninety|Hundred} {Coupes|Lemons|Corks|Toasts} {Bar|}',
    'The {Oak|Willow|Maple|Cedar|Hickory} {Barrel|Cask|Bung|Stave} {Company|Bar}',
    '{Stave|Cask|Hoop|Barrel} & {Bloom|Vow|Vine|Stem} {Bar|}',
    '{Evening|Golden Hour|Dusk|Midsummer|Late June} {Bar Company|Pours|Bartending|Bar}',
    'Bar {Verity|Delmar|Tamsin|Corbin|Alcott|Odile|Maren|Lucinda}',
  ],

  openings: [
    '<owner> <ownerLast> {tended bar|stood behind bars} in <city> {for years|long before this} and {noticed|found} that weddings {deserve better|are the best shift there is}.',
    'A wedding bar has {one enemy|a single enemy}: {the line|a long line}. {Everything we do starts there|We build, stock and staff to beat it}.',
    '<name> {pours|looks after} about <weddings> weddings a year {around|across} <market>, {from a dozen people in a garden|from kitchens and gardens} to {rooms of <guests>|halls with <guests> guests}.',
    'We are {bartenders|bar people}, {not a staffing agency|not temps}: {the same faces|the same crew}, {trained by us|on payroll}, {and fond of weddings|and good with nervous uncles}.',
    'The {first drink|first glass} {sets the evening|tells guests what kind of evening it will be}. We {hand it over|serve it} {cold, quickly and with a smile|within a minute of hello}.',
    'Good drinks are {arithmetic|mostly arithmetic}: {ice, acid, sugar, time|enough ice, fresh citrus, honest measures}. {Charm helps|The rest is manners}.',
    'Our {juice|citrus} is squeezed {the same day|that morning}, our ice is {clear|cut for the glass}, and our {jokes|small talk} {depend on the crowd|can be switched off}.',
    'You will {know us by|recognize us by} {clean shoes|pressed aprons}, {fast hands|quick hands} and {a bar top that is always dry|a habit of learning names}.',
    '{Guests judge|People judge} a wedding by three things: {welcome, dinner, drinks|the drinks, the dinner, the dancing}. {The drinks are ours|We look after the drinks}.',
    'Somebody’s {grandmother|aunt} always asks for {a weak gin and tonic|something with not too much in it}, and somebody’s {college friend|cousin} for {six shots|the opposite}. We {serve both kindly|know how to handle both}.',
    'We {think about|plan} a bar the way {cooks|chefs} plan a menu: {something bright|one bright thing}, something {strong|stirred}, something {for drivers|without alcohol}, {and nothing that takes four minutes to make|all of it quick}.',
    'Behind {every|each} toast there is {a case count|a shopping list} and {somebody who carried the ice|a person with cold hands}. {That is us|Hello}.',
    {
      when: 'young',
      text: 'We are {new|a new company}, {after many years behind other people’s bars|though our hands are not}, and {hungry for good Saturdays|still answer every message in person}.',
    },
    {
      when: 'young',
      text: 'Our bar is {freshly built|freshly varnished} and our calendar {still has room|is friendly}; {the bartending is seasoned|the crew has poured for a decade elsewhere}.',
    },
    {
      when: 'seasoned',
      text: 'After <years> years of {receptions|wedding bars} we can {guess a crowd’s order|tell the beer tables from the wine tables} {from the processional|by their shoes}.',
    },
    {
      when: 'seasoned',
      text: '{Thousands of corks|Many thousands of corks}, {one lost bottle opener|and still nobody agrees on the right olive}: we know {most venues|nearly every venue} in <market>.',
    },
    {
      when: 'tier-1',
      text: 'A {proper|good} bar need not {cost a fortune|eat the budget}: {buy the bottles yourselves|choose three drinks}, {let us pour|and do them well}, {from <price>|starting at <price>}.',
    },
    {
      when: 'tier-1',
      text: 'We {like|love} {backyards|barns and backyards}, {coolers|galvanized tubs} and {couples who count|honest budgets}; beer tastes just as cold there.',
    },
    {
      when: 'tier-3',
      text: 'House-made {syrups|cordials}, {hand-cut ice|large clear ice}, {real glass|thin-rimmed glass}: the {details|small things} {taste like more than they cost|are what people notice by the second drink}.',
    },
    {
      when: 'tier-4',
      text: 'We {build|bring} a {hotel-grade bar|bar worthy of a grand hotel} {wherever you marry|in a meadow if asked}: {stirred drinks at the right temperature|a list written with a sommelier}, {white jackets|unhurried service}, {no plastic in sight|crystal, not “glassware”}.',
    },
    {
      when: 'tier-4',
      text: 'The list is {short|brief} and {considered|deliberate}: {two vermouths|grower champagne}, {old rum|aged spirits}, {clear ice|ice carved that morning}, {a martini cart at nine|a nightcap trolley at eleven}.',
    },
    {
      when: 'vintage-trailer',
      text: 'The trailer is a {1958|1962|1965|1971} {caravan|canned ham}, {rebuilt from the axles up|found in a field}, {with a window made for leaning|now with better plumbing than our apartment}.',
    },
    {
      when: 'tap-truck',
      text: 'Our truck {carries|has} {six|eight} taps on its flank, {rolls up ready to pour|arrives cold}, and {has never met a guest who did not want a photograph|is named after somebody’s grandfather}.',
    },
    {
      when: 'tiki',
      text: 'We take {rum|tiki} seriously and {ourselves less so|umbrellas lightly}: {orgeat from scratch|house orgeat}, {crushed ice by the sack|pebble ice}, {carved mugs|mint in absurd quantities}.',
    },
    {
      when: 'self-serve-tap',
      text: 'The tap wall {lets guests pour|pours} {prosecco, beer and cocktails|four beers and two cocktails}, {a bartender beside it|with one of us on watch}, {and nobody waits|which ends the line for good}.',
    },
    {
      when: 'classic-bar',
      text: 'The bar itself is {walnut and brass|white oak}, {eight feet long|twelve feet with the wings on}, {carried in pieces through any door|and has been up four flights of stairs}.',
    },
    {
      when: 'zero-proof-bar',
      text: 'Drinks without alcohol {are a craft here|get equal billing}: {verjus, tea, smoke, salt|shrubs, teas and bitters}, {in the good glasses|garnished like everyone else’s}.',
    },
    {
      when: 'coffee-cart',
      text: 'The cart {pulls|makes} {espresso until the last dance|cortados and tea}, with {two groups|a two-group machine}, {beans roasted nearby|fresh beans} and {a barista who draws hearts without being asked|milk for every persuasion}.',
    },
    {
      when: 'beer-and-wine-only',
      text: 'Beer and wine, {chosen well|done properly}: {a pilsner everyone likes|one crisp beer}, {a strange one for the curious|one odd one}, {a white, a red, something pink|and wines that survive a buffet}.',
    },
    {
      when: 'bartending-only',
      text: 'You bring the {bottles|alcohol}; we bring {hands, tools and manners|the hands}, {a shopping list to the bottle|a list that tells you how much to buy} and {no markup on anything|a cooler head}.',
    },
    {
      when: 'mobile-bar',
      text: 'The whole bar {rolls|travels}: {through a garden gate|over gravel}, {up a ramp|down to the beach}, {level in fifteen minutes|pouring within the hour}.',
    },
    {
      when: 'rural',
      text: 'We {bring|carry} {ice, water and light|our own water and light} to {pastures, ridges and barns|places without either}, {and count the cups on the way home|and leave only flattened grass}.',
    },
    {
      when: 'urban',
      text: 'Walk-ups, {rooftops|lofts}, {galleries with white floors|freight elevators}: we {know|have wheeled a bar into} {most of them|half of <city>}.',
    },
  ],

  crafts: [
    {
      when: 'bartending-only',
      text: 'Every quote comes with a {bottle count|shopping list}, {worked out from guests, hours and season|by guest, hour and weather}, so you {buy enough and not double|know what will be left}.',
    },
    'Quantities are {worked out|calculated} from guests, hours and {season|weather}, {then raised by a tenth|with a margin for thirst}, because {running dry is the one unforgivable thing|a dry bar is a short party}.',
    'We {set up|open} {a second bar|a satellite bar} during {the first half hour|cocktail hour}, {when thirst arrives all at once|because everyone is thirsty at the same time}.',
    'Drinks are {batched|mixed ahead} where it {helps|makes sense} and {shaken where it matters|finished by hand}; {no one waits for theater|a margarita takes twenty seconds}.',
    'We rehearse the {pour|measure}: {an ounce and a half|one honest measure}, {every time|from every hand}, so {the third drink is like the first|nobody gets a surprise}.',
    'Water {stands|is} {everywhere|at both ends of the bar}, {cold and pretty|with cucumber or mint}, because {it keeps dance floors full|good nights run on it}.',
    'We {check|ask for} IDs {politely|with a smile}, {slow down a table when needed|know how to say “next one is water”}, and {do it so gently that nobody minds|keep it between us and the guest}.',
    'Two {test rounds|trial drinks} {come before|precede} any signature cocktail: {one on paper|one in our kitchen}, {one in your hands|one in yours}.',
    'Glasses {arrive polished|come polished}, {leave in racks|go back in racks}, and {broken ones are swept up before anyone turns around|we bring ten percent extra}.',
    'The {bar|setup} is {finished|ready} {forty-five minutes|half an hour} before {the doors open|the first guest}, {because someone always arrives early and thirsty|ice covered, menus straight}.',
    'We {work with|talk to} the caterer, {the planner|the band} and the venue {before the day|in the week before}: {who clears|who clears glasses}, {who pours at the table|who pours the toast}, {where the ice lives|where we plug in}.',
    'Garnishes are {cut on site|fresh}, {not from a jar|never from a tub}: {twists, sage, real cherries|peels, herbs, olives with pits for those who care}.',
    'Cleanup is {part of the job|ours}: {bottles sorted|empties out}, {leftovers boxed|unopened cases stacked for you}, {bar gone in forty minutes|floor dry}.',
    {
      when: 'signature-cocktails',
      text: 'Signature drinks start from {your story|what you like}: {a trip|a porch}, {a dog’s name|a garden}, {a favorite pie|a bad first date}; {we do the chemistry|it ends in a glass}.',
    },
    {
      when: 'signature-cocktails',
      text: 'We {limit|keep} signature cocktails to {two or three|two}, {one pale, one dark|one bright and one brown}, {since four is where lines begin|and make them fast}.',
    },
    {
      when: 'mocktails',
      text: 'The mocktails {get real glasses|look like everybody else’s}, {real garnishes|the same ice} and {enough bitterness to feel grown-up|less sugar than you fear}.',
    },
    {
      when: 'champagne-toast',
      text: 'For the toast we pour everyone’s glass {in six minutes|while the ceremony lets out}, {trays out before the first speech|cold to the last table}.',
    },
    {
      when: 'wine',
      text: 'Wines are {tasted with food|chosen with the menu}, {not from a catalog|next to the actual dinner}, {served at the right temperature|chilled reds included} and {topped up at the table if you like|poured by people who can pronounce them}.',
    },
    {
      when: 'beer',
      text: 'Kegs {rest|settle} {overnight|a day}, lines are {cleaned before each event|cleaned every time}, and {the first pint is ours to throw away|foam is kept to a finger}.',
    },
    {
      when: 'spirits',
      text: 'The shelf is {edited|short}: {one good bottle of each|a good gin, a good bourbon}, {plus two surprises|plus whatever your father drinks}.',
    },
    {
      when: 'ice',
      text: 'We {bring|carry} {two pounds of ice per guest|more ice than seems sane}, {in summer three|and it is always gone}.',
    },
    {
      when: 'certified-bartenders',
      text: 'Everyone who pours is {certified|certified in alcohol service}, {insured|on our insurance} and {over thirty in spirit|calm after midnight}.',
    },
    {
      when: 'permits-handled',
      text: 'Permits, {forms|venue forms} and {certificates|insurance certificates} are {filed by us|our homework}, {weeks ahead|before you think of them}.',
    },
    {
      when: 'espresso-and-tea',
      text: 'Coffee {comes out|is ready} {with dessert|when the cake is cut}, {tea in pots|loose tea in pots}, {decaf that someone actually cared about|and a good decaf}.',
    },
    {
      when: 'tiki',
      text: 'Tiki needs {volume|muscle}: {sixty pounds of crushed ice|three blenders}, {fire only where the venue agrees|flaming limes only outdoors}, {rhythm|two shakers in each hand}.',
    },
    {
      when: 'jewish-weddings',
      text: 'We {pour|set out} {a l’chaim for the tisch|kosher wines}, {keep the schnapps cold|open sealed bottles at the table}, and {clear the way for the chairs|stay out of the hora’s path}.',
    },
    {
      when: 'south-asian-weddings',
      text: 'For big families we run {three bars|two bars and a chai stand}, {whiskey in good supply|with plenty of Scotch}, {mango lassi for the children|lassi and lime soda beside it}.',
    },
    {
      when: 'tier-4',
      text: 'Bartenders {in white jackets|wear tailored jackets}, {know the list by heart|taste with you beforehand}, {remember a guest’s second drink|and set down each glass with the stem toward the hand}.',
    },
    {
      when: 'tier-1',
      text: 'We {will tell you|say} where to {buy|save}: {which store takes back unopened cases|boxed wine that is better than its box}, {what not to buy|skip the third vodka}.',
    },
  ],

  offers: [
    'Packages start at <price> and {state|list} hours, {hands|bartenders} and {glass|what is included}, {line by line|with no bar jargon}.',
    'You get {a planning call|one planning call}, {a written plan|a bar plan}, {a drinks menu|a printed menu} and {a bar that opens on time|a crew that knows your names}.',
    '{Four|Five} hours of service are {standard|the usual}; {a longer night|another hour} is {easily added|a line on the quote}.',
    'Add {a second bar|another bar}, {a welcome drink|a lemonade stand for the ceremony} or {a nightcap|a digestif cart}; {drop them again any time before the final count|each has its own price}.',
    'Rehearsal dinners {and showers|and welcome parties} {suit a smaller setup|get the small bar}: {one bartender|one of us}, {three drinks|two drinks}, {two hours|an easy evening}.',
    'We {serve|cover} up to <guests> guests with {our own equipment|gear we own}, and {a tasting at our workshop|a tasting for two} {comes with the larger packages|can be added}.',
    'A {tasting evening|tasting} lets you {try six|try five} {drinks in small glasses|drinks}, {argue|vote} and {name the winner after your dog|settle on two}.',
    'Weekday {weddings|dates} and {elopements|tiny weddings} get {a lower minimum|gentler prices}, {the same garnish|and the same care}.',
    'Menu boards are {lettered|written} {by hand|to match your stationery}, {with names for the drinks|spelled the way you spell them}.',
    'We {stay|remain} {until the last box is packed|after last call}, {help find the car keys|pour water for the road} and {see people into their rides|wave off the final shuttle}.',
    'Not sure what {to pour|you need}? {Three questions|Three answers} are enough: {how many, how long, how warm|how many, how hot, how rowdy}.',
    {
      when: 'full-bar-with-alcohol',
      text: 'With the full bar {everything is ours|we supply it all}: {spirits, wine, beer|bottles}, {mixers, ice|ice}, {glasses, people|people}, {one price per guest|one line on your budget}.',
    },
    {
      when: 'bartending-only',
      text: 'Bartending alone {begins|starts} at <price>: {two of us|hands}, {tools|shakers}, {bar mats|napkins}, {and a list for the store|and a store list}.',
    },
    {
      when: 'beer-and-wine-only',
      text: 'The beer-and-wine bar {covers|has} {three beers|two beers}, {four wines|three wines}, {a cider|soft drinks} and {something sparkling|water with style}.',
    },
    {
      when: 'zero-proof-bar',
      text: 'The zero-proof bar {can stand alone|works alone} or {beside a regular one|next to ours}: {four drinks|five drinks}, {none of them juice in a tall glass|all worth ordering twice}.',
    },
    {
      when: 'coffee-cart',
      text: 'Hire the coffee cart {for the morning|for brunch}, {for the cake hour|for dessert} or {as a nightcap|for the drive home}; {espresso martinis, should you ask|oat milk included}.',
    },
    {
      when: 'glassware',
      text: 'Glassware is {included|in the price}: {coupes, rocks, wine, flutes|four shapes}, {washed and counted by us|with a tenth extra}.',
    },
    {
      when: 'mixers-garnishes',
      text: 'Mixers, {syrups|juices} and garnishes {come with us|are on us}, {fresh that day|made from scratch}; {you supply nothing but the thirst|no midnight run for limes}.',
    },
    {
      when: 'bar-structure',
      text: 'The bar {front|itself}, {back bar|shelves} and {lights|lamps} {are included|come along}, in {oak, white or tin|three finishes}, {so no folding table in your photographs|fit for pictures}.',
    },
    {
      when: 'menus-signage',
      text: 'Menus {and signs|and table cards} are {designed|drawn} {with your colors|to your invitation}, {printed|framed} and {yours to keep|set up before doors open}.',
    },
    {
      when: 'champagne-toast',
      text: 'A {champagne|sparkling} toast {can be added|is available} for all guests, {passed or at the table|poured as people sit}.',
    },
    {
      when: 'vintage-trailer',
      text: 'The trailer {comes with|brings} {lights|string lights}, {an awning|a striped awning}, {two bartenders|its own power} and {the best photo corner of the night|a sink}.',
    },
    {
      when: 'tier-1',
      text: 'Our {simplest|smallest} setup, from <price>: {one bartender|a bartender}, {your bottles|your cooler}, {four hours|an afternoon}, {zero attitude|good cheer}.',
    },
    {
      when: 'tier-3',
      text: 'The middle {package|offer} adds {house syrups|house cordials}, {large ice|better ice}, {a drinks tasting|a tasting for four} and {a captain who runs the bar|a lead bartender}.',
    },
    {
      when: 'tier-4',
      text: 'Bespoke evenings {include|bring} {a list composed with you|a private tasting}, {crystal|hand-blown glass}, {a martini cart|tableside stirring} and {a cigar-and-rye corner, discreetly placed|a cellar assembled for the night}.',
    },
  ],

  closings: [
    'Send {the date, the place|date, venue} and {a rough headcount|a number}; {you get a price|a price comes back} {the same day|within a day}, {in writing|no call required}.',
    'First {conversation|call}: {twenty minutes|half an hour}, {no slides|no sales talk}, {a few drinks ideas|some honest arithmetic}.',
    'If {you don’t drink|one of you doesn’t drink}, {say so|tell us}: {that bar|such a bar} is {a pleasure to design|just as much fun}.',
    'Ask {what we would pour|what we would order}. {We have opinions|The answer depends on the month}.',
    'We {pencil|hold} dates for {a week|seven days}; {Saturdays in fall|October Saturdays} {vanish first|go quickly}.',
    'Come to {a tasting|a tasting night}, {sit at the bar|take a stool}, {leave with a menu|see if you like us}.',
    'Venue {rules|paperwork} {confusing|unclear}? {Forward it|Send us the page}; {we read bar clauses for fun|we have read worse}.',
    'Tell us {who is coming|about the crowd}: {wine aunts|beer cousins}, {whiskey uncles|tequila friends}, {pregnant sisters|designated drivers}. {Everyone gets something good|We stock accordingly}.',
    '{Cheers in advance|Until soon}, {from all of us behind the bar|from <owner> and the crew}.',
    'We would rather {pour fewer weddings well|say no} than {stretch the crew|send strangers}; {ask early|so ask soon}.',
    '{Bring a photo|Send a photo} of {the space|your venue} and we will {draw the bar into it|show you where the bar should stand}.',
    'No {deposit|money} to {talk|ask}, {no charge for a quote|no expiry on a quote}.',
    {
      when: 'tier-1',
      text: 'Budget {small|modest}? {Good drinks are simple|Simple drinks are good}; {name the figure|start with the figure} and {we will mix toward it|we will be frank}.',
    },
    {
      when: 'tier-1',
      text: 'A short list beats a long bar; {we will tell you when less is enough|ask what you can leave out}.',
    },
    {
      when: 'tier-4',
      text: '{A private tasting|Tasting} with <owner> is {the first step|where it begins}, {at our counter|in your home}, {unhurried|one couple at a time}.',
    },
    {
      when: 'tier-4',
      text: 'We {serve|accept} {a limited number of|few} evenings {each season|a year}; {an early note is wise|kindly write early}.',
    },
    {
      when: 'young',
      text: 'The list of references is {short|growing} and every name on it will {vouch for us|talk}. {Try us at an engagement party first|Hire us for the shower and see}.',
    },
    {
      when: 'seasoned',
      text: 'Ask {your venue|any venue manager} about us; {somebody there has a story|we are on most of their lists}.',
    },
    {
      when: 'liquor-license',
      text: 'The license {hangs|is} {in the office|on the wall}, {current|up to date}; {a copy goes to your venue|your venue gets a copy} {unasked|with the contract}.',
    },
    {
      when: 'zero-proof-bar',
      text: 'Dry weddings {are not dull|dance just as hard}. {Let us prove it|We can prove it} {in three glasses|with a tasting}.',
    },
    {
      when: 'coffee-cart',
      text: 'Meet us {for an espresso|over espresso}: {the cart is out most Sundays|we will bring the cart to you}.',
    },
    {
      when: 'speaks-spanish',
      text: 'Se habla español {behind the bar|at the bar}, {and the palomas are correct|salud}.',
    },
    {
      when: 'mobile-bar',
      text: 'Measure your {gate|doorway}: {if a refrigerator fits, so do we|forty inches will do}.',
    },
    {
      when: 'rural',
      text: 'No {power|water} where you marry? {Mention it|Tell us}; {we own a quiet generator|the trailer carries its own}.',
    },
  ],

  pros: [
    'Short lines, even at cocktail hour',
    'Fresh citrus, squeezed that day',
    { when: 'bartending-only', text: 'Exact shopping list, no overbuying' },
    'Knows how to talk to caterers and bands',
    'Same-day replies',
    'Polite with IDs and with tipsy uncles',
    'Water always within reach',
    'Menus lettered by hand',
    'Bar open before the first guest arrives',
    { when: 'liability-insurance', text: 'Insurance certificate sent unasked' },
    { when: 'certified-bartenders', text: 'Every bartender is certified' },
    { when: 'mocktails', text: 'Zero-proof drinks worth ordering twice' },
    { when: 'signature-cocktails', text: 'Two signature drinks designed with you' },
    { when: 'glassware', text: 'Real glass included' },
    { when: 'ice', text: 'Never runs out of ice' },
    { when: 'permits-handled', text: 'Handles every permit' },
    { when: 'vintage-trailer', text: 'The trailer doubles as photo corner' },
    { when: 'coffee-cart', text: 'Proper espresso until the last dance' },
    { when: 'bartending-only', text: 'No markup on alcohol' },
    { when: 'setup-cleanup', text: 'Gone without a trace in forty minutes' },
    { when: 'tier-1', text: 'Friendly prices for {small|backyard} weddings' },
    { when: 'tier-4', text: 'Hotel-grade service, {crystal glass|clear ice}' },
    { when: 'seasoned', text: 'Knows the bar rules of every venue' },
  ],

  cons: [
    'No shots during dinner',
    'October Saturdays go {a year|nine months} ahead',
    'Travel fee beyond {forty|fifty} miles',
    'Four-hour minimum on Saturdays',
    'No drinks carried out to the cars',
    { when: 'vintage-trailer', text: 'The trailer needs {firm|level} ground' },
    { when: 'tap-truck', text: 'The truck cannot come indoors' },
    { when: 'bartending-only', text: 'You buy and bring the alcohol' },
    { when: 'beer-and-wine-only', text: 'No spirits' },
    { when: 'tier-4', text: 'Weekend minimum in high season' },
    { when: 'tier-1', text: 'Simple setup, short drinks list' },
    { when: 'young', text: 'Small crew, one wedding a day' },
    { when: 'self-serve-tap', text: 'Taps need a watchful eye near children' },
  ],

  answers: barServicesAnswers,
};

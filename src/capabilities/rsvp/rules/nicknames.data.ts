/**
 * Given names and what people are called for short: before the colon the name in its spellings, behind it the short
 * forms of each. The English pairs are facts from github.com/carltonnorthern/nicknames
 * (Apache-2.0), chosen and shortened: forms of past centuries and pairs of names that are two names today are left out.
 * Those of other languages are our own.
 */
export const NICKNAME_LINES = `
aaron: ron ronnie
abbigail abbigale: abbe abbey abbi abbie abby gail nabby
abdullah: abdo abdul
abel: ab abe eb ebbie
abigail: abbe abbey abbi abbie abby avi gail gali nabby
abigale: abbe abbey abbi abbie abby gail nabby
abner: ab
abraham: ab abe avi bram ibi
abram: ab abe
ada: addy adie
adaline: ada addy adie delia dell lena
addison: addie addy
adebayo: ade bayo
adela: adie della
adelaide: addy ade adele adie dell della
adelbert: albert bert del delbert
adele: addy dell
adeline: ada addy delia dell lena
adena: adina deena dena dina
adolphus: ado adolph dolph
adrian: ade rian
adriana adrianna: adri ana
adriane: riane
adrienne: addie enne rienne
agatha: aga aggy
agnes: aggy nessa
agnieszka: aga agusia
aharon: aaron ari
ahmad: hamada
ahmed: hamada
aidan aiden:
aileen: allie
aishwarya: aish
alan allan allen: al
alana: lana
alanson: al lanson
alastair: al
albert: al bert bertie
alberta: allie bert bertie
alberto: al berto beto
aldo: al
aldrich: rich riche richie
alejandra: ale alex jandra sandra
alejandro: ale alex jandro sandro
aleksander: alex alik olek olex sanya sasha shura
aleksandr: alek alex alik olek olex sanya sasha shura
aleksandra: alexa lexi lexie ola sanya sasha shura
aleksei aleksey: alex alyosha lesha lyosha
alessandra: ale alex sandra
alessandro: ale alex sandro
alessia: ale
alex: al ale
alexander: al alec alex alik olek olex sandy sanya sasha shura
alexandra: alex alexa alla lexi lexie ola sacha sandra sandy sanya sasha shura
alexandre: alex sacha
alexandria: alex alla drina lexi sandra
alexei alexey: alex alyosha lesha lyosha
alexis: alex lexi
alfonse: al
alfonso: al fonso poncho
alfred: al alfie fred freddy
alfreda: alfy freda freddy frieda
alfredo: alf freddy fredo
algernon: algy
alice: allie
alicia: allie
aline: adeline
alison allison allyson alyson: ali allie ally
alistair: ali
alixandra: alix
allisandra: ali allie ally
allyssa: ali allie ally
almina: minnie
almira: myra
alonzo: al lon lonzo
alphonso: al fonso poncho
althea: ally
alyssa: al ally lissia
amanda: manda mandi mandy
ambrose: brose
amelia: mel millie
ana anna: anita ann anne nan
anabela: bela
anastasia: ana asya nastya stacy stasia
anastasiya: ana asya nastya stasia
anderson: andy
andre: drea
andrea: andi andy drea rea
andrei: andryusha
andrew: andy drew randy
andrey: andryusha
andriane: ada adri rienne
angela: ange angel angie
angelica: angel angelika angelique angie
angelina: angel angie lina
angelo: angie
anibal: ani
anita aneta:
ann anne: annie nan
annabel annabelle: anna bella belle
anneliese annelise: anne anni liese liesl
annemarie: anna anne annie
annette: nettie
annie: ann anna
anselm: ance anse ansel
anthony: ant tony
antoine: toine tony
antoinette: ann netta tony
antonella: anto nella
antonia: ann antonina netta toni tonia tony
antonio: ant antonello nino to tonho toni toninho tonino tonio toño tony toto
ara: arry
arabella: ara arry bell bella belle
arabelle: ara arry bella belle
araminta: armida middie minty ruminta
archibald: arch archie
ariadne: ari arie
arielle: arie
aristotle: telly
arlene: arly lena
armanda: mandy
arnold: arnie
aron: ron ronnie
arthur: art
arturo: art turo
ashley: ash
aubrey: aub bree
audrey: audree dee
august: augie gus
augusta augustina: aggy gatsy gussie tina
augustin: gus
augustine: august austin gus
augusto: guto
augustus: augie august austin gus
aurelia: aurilla ora orilla ree rilly
avigail: avi gali
avraham: abe abie avi avrumi bram ibi
bab: barby
babs: bab barby
baptiste: bap
barbara: bab babi babs barb barbie barby basia bobbie
barbery: barbara
barnabas: barney
bartholomew: bart bartel barty bat mees meus
bartolomeo: bart meo
beatrice: bea trisha trix trixie
beatrix: bea trixie
beatriz: bea betty bia
beck: becky
belinda: belle linda
bella: belle
benedict: ben bennie
benedicte: bene
benjamin: ben beni benji benjy bennie benny jamie
benoit: ben
bernadette: berna bernie
bernard: barney berney bernie berny
bernardo: be berna nardo
berney: bernie
bernhard: bernd hardy
bert: bertie
bertha: bert bertie birdie
bertram: bert
bess: bessie
beth: betsy betty
beverley: bev
beverly: bev
biddie: biddy
bill: billy willie
binyamin: ben beni benny
bob: rob
bobby: bob rob
boris: borya
brad: ford
bradford: brad ford
bradley: brad bradly
brandon: bran
breanna: bree bri
breeanna: bree
brian bryan: bryant
brianna: bri
bridget: biddie biddy bridge bridgie bridie
brigitte: biggi gitte gitti
brittany brittney: britt brittnie
broderick: brady brody rick ricky rod
bronwyn: bron
bryanna: ana bri briana brianna
caetano: cae
caitlin caitlyn kaitlyn kaitlin katelyn: cait caity kait kaitie kate kay kaye
caleb kaleb: cal
calista: kissy
calvin: cal vin vinny
cameron: cam cammy
camila: cami mila
camile: cammie
camille: cammie millie
campbell: cam
candace: candy dacey
caoimhe: keeva
cara kara:
carl karl: charlie kalle
carla karla: carly
carlos: carlitos charlie lito
carlotta: lottie
carlton: carl
carmelo: melo
carmen: carm carmela carmelita mamen menchu
carmon: cammie carm charm
carol: carole carri carrie
carolann: carol carole
carolina: caro carol lina
caroline: carly caro carol carole carrie cassie caz lynn
carolyn: carrie cassie lynn
cassandra: casey cass cassie sandra sandy
cassidy: cass cassie
caswell: cass
catalina: cata lina
catarina: cat cata
caterina: cate kate rina
catherine katherine kathryn katharine cathryn katheryn: casey cassie cat cate cath cathou cathy kat kate kathie kathy katie katy kay kaye kit kittie kitty lena trina
cathleen: casey cassie cathy kathy katy kay kit kittie lena trina
cathy kathy:
catriona: cat
cecilia: ceci celia cissy
cedric: ced rick ricky
celeste: lessie
celinda: linda lindy
chaim: haim
charity: chat
charles: carl charley charlie chas chaz chick chuck
charlie: charles chuck
charlotte: char charlie lotta lottie
chauncey: chan
chelsey: chelsie
cheryl sheryl: cher cheri cherie sher sheri sherri sherry sherryl
chesley: chet
chester: chet
chiara: chia
chidinma: chichi
chloe: clo
christa: chris
christelle: chris
christian: chris chrissi christy kit
christiana: ann chris christy crissy kris kristy tina
christiano: chris
christina kristina: chris chrissy christy crissy kris krissy kristi kristy tina
christine kristine: chris chrissy christy crissy kris kristy tina
christoffer: chris
christoph: chris
christophe: chris tof totof
christopher: chris christy kit topher
chukwuemeka: emeka
cicely: cilla
cindy: cinderella
claire clare clair: clara
clarinda: clara
clarissa: cissy clara clare
claudia: claud
clayton: clay
clement: clem
clementine: clem
clifford: cliff ford
clifton: cliff
clinton: clint
colin: col
concepcion: concha conchi conchita
connor: con
conrad: con conny
constance: con connie
consuelo: chelo consu
cordelia: cordy delia
corey: coco cordy ree
corinne: cora ora
cornelia: cornie corny nelia nelle nelly
cornelius: con conny corny neil niel
cory: coco cordy ree
courtney: court curt
cressida: cress
cristian: cris
cristiano: cris
cristina: cris tina
cristobal: cris toba
crystal: chris crys stal tal
curtis: curt
cynthia: cindy cintha cyndi
cyrus: cy
dalton: dahl dal
daniel: dan dani dann danny
daniela: dani
danielle: dani danni ellie
daphne: daph daphie
darlene: darry lena
darrell: daz
darren: daz
darryl: daz
david: dave davey davi day
deanne: ann dee
debbie debby: deb debra
deborah debra debora: deb debbie debby debs
deidre: deedee
delbert: bert del
delilah: dee dell della lil lila
della: adela dell
delores: dee dell della lola lolly
delpha: philadelphia
delphine: del delf delphi
denise: denny niecy
dennis: dennie denny
dennison: denny
derek: derrek rick ricky
derick: rick ricky
derrick: rick ricky
desmond: des
diana: di dicey didi
diane: di dian dianne dicey didi
dick: rick
dickson: dick
diego: dieguito
dieter: didi
dmitri dmitry dimitri: dima mitya
dolores: lola loli
domenic: dom nic
domenico: dom mimmo nico
domingos: mingos
dominic: dom dommie nic nick
dominick: dom dommie nick nicky
dominico: dom
dominique: dom domi
donald: don donnie donny dony
donato: don
donna: dona
donovan: don donnie donny dony
dorinda: dora dorothea
doris: dora
dorothea: doda dora dorle doro teddy thea
dorothee: doro
dorothy: dodie dolly dora dortha dot dottie dotty
dotty: dot
douglas: doug
dov: dovi duby
drusilla: silla
duane: dewey
duncan: dunk
earnest: ernie
ebenezer: eb ebbie eben
eberhard: ebi hardy
eddie: ed
eddy: ed
edgar: ed eddie eddy
edith: ede edie edye
edmond: ed eddie eddy
edmund: ed eddie eddy ned ted
edna: edny
edouard: doudou ed
eduardo: du dudu ed eddie eddy edu lalo
edward: ed eddie eddy ned neddy ted teddy
edwin: ed eddie eddy ned win
edyth edythe: edie edye
ekaterina: kate katia katya
elaine: lainie
elbert: albert bert
eldora: dora
eleanor: elle ellen ellie lanna lena lenora nell nellie nelly nora norah
elena: alyona helen lena nena
elias: eli lias
eliezer: eli lazer
elijah: eli lige
elisa: lisa
elisabetta: betta elisa lisa
elisha: eli
elisheva: eli sheva
eliyahu: eli
elizabeth elisabeth: babette bess bessie beth bets betsey betsy bette betty buffy elise eliza ella elle elsa else elsie lib libbie libby liesl lisa lisbeth lise lisl liz liza lizbeth lizzie lizzy sissi zabeth
elizaveta: lisa liza
ella: el
ellen: ellie nell nellie nelly
ellie: elly
elliot elliott eliot:
elmira: ellie elly mira
elodie: elo
elsie: elsey
elvira: elvie
elwood: woody
elysia: lissa
elzbieta: ela
emanuel: emmy mani manny manuel
emanuele: lele manu
emeline: em emmy milly
emil: em
emiliano: emi milo
emilio: milo
emily: em emmie emmy millie
emma: em emmy
emmanuel: manny manu
emmanuelle: emma manu manue
enrique: kike quique rick
ephraim: effie eph
erasmus: rasmus raze
eric erik: rick ricky
erica erika:
ernest: ernie
ernestine: erna teeny tina
ernesto: neto
ernst: erni
erwin: irwin
esmeralda: esme
esperanza: espe
esteban: estebi steve
estefania: estefi fani
estella estelle: essy stell stella
esther: essie essy
ethan etan eitan:
etienne: tienne
eudora: dora
eugene: gene
eugenia: genia
eugenio: gene
eunice: nicie
euphemia: effie effy
eustacia: stacia stacy
eva: ev eve evie evita
evaline: eva eve lena
evangeline: angie ev evan eve evie vangie
evelyn: ev eve evelina evie lyn
evgeni evgenia evgeny: gene zhenya
ewa: ewka
ezekiel: ez zeek zeke
ezra: ez
fabiana: fabi
fabio: fabinho
fabrice: fab
fallon: fal falcon fall fallie fally falon lon lonnie
fatima fatimah: fati fatma
federico: fede fico
fedor: fedya
felicia: fel feli
felicity: flick
felipe: feli phil pipe
ferdinand: ferdie fred freddie freddy
ferdinando: ferdie fred nando
fernanda: fer nanda
fernando: fer fern nando
fidelia: delia
filipe: lipe
filippo: phil pippo
fiona: fi
fionna: fiona
florence: flo flora florrie flossie flossy
florent: flo
florian: flo flori
fran: frannie
frances: cissy fanny fran francie frankie frannie franniey franny sis
francesca: cesca checca fran franca franci frankie
francesco: cecco checco ciccio franco frank
francine: fran francie frannie franniey franny
francis: fran frank frankie
francisca: fran paca paqui
francisco: chico cisco curro fran frank kiko paco pancho quico xico
francois: fanfan franck
francoise: fanfan soizic
frankie: francis frank
franklin: fran frank frankie
franziska: fanny franzi ziska
freda: frieda
frederic: fred
frederica: erica erika freddy rickey
frederick: derick erick fred freddie freddy fredrick fritz rick ricky
fredericka: ericka freda freddy frieda ricka rickey
frederique: fred
frieda: freddie freddy
friederike: frieda fritzi rike
friedrich: fiete fred fritz
fyodor: fedya
gabriel: gabby gabe gabi
gabriela: gabby gabi gaby
gabriele: gabi
gabriella: ella gabby
gabrielle: ella gab gabby gaby
galina: galya
gareth: gare
garrett: gare garratt garret garry rhett
garrick: garri
gavriel: gabi gavi
genevieve: eve gene jean jenny viviane
gennaro: gerry
george: georgie
georgia georgina: georgie gina
georgiana: georgia georgie gina
gerald: gerry jerry
geraldine: dina gege gerri gerrie gerry jerry
gerardo: gera jerry
gerhard: gerd hardy
gerhardt: gay
gertie: gert
gertrud: gerti traudl trude
gertrude: gert gertie trudy
giacomo: jack mino
gianluca: gian luca
gianluigi: gigi
gianni: john johnny nanni vanni
gideon: gid
gilbert: bert gil
gilberto: beto gil
gillian: gill gilly jill
giorgio: george giorgino
giovanna: gianna joanna vanna
giovanni: gianni gio john johnny nanni vanni
giselle gisele: gigi
giuliana: giulia
giuseppe: beppe joe peppe peppino pino
giuseppina: giusy pina
glenn: glen
gloria: glory
gonzalo: chalo gon
gottfried: friedel gotti
graciela: chela
graham graeme: gray
greggory: gregg
gregory: greg gregg
grigori: grisha
grigory: grisha
griselda: grissel
grzegorz: grzes
guadalupe: lupe lupita
guenther: gunni
guglielmo: memmo
guilherme: gui
guillaume: guigui will
guillemette: guille
guillermo: bill guille memo will
guinevere: gwen
gunter: gunni
gunther: gunni
gus: gussie
gustavo: guga gus tavo
gustavus: gus gussie
gwen: wendy
gwenaelle: gwen
gwendolyn: gwen wendy
gwyneth: gwen
hailey: haylee hayley
hamilton: ham
hannah hanna: anna
hannelore: hanne lore
hans: hannes hansi
harold: hal hap haps
harriet: harri harry hattie
harrison: hap haps harris harry
harry: hap haps harold henry
harvey: harv
hasan hassan:
haylee: hailey hayley
hayley: hailey haylee
hector: tito
heinrich: heiner heinz henry hinnerk
helen helene: ella ellen ellie lena
helena: eleanor ellen lena leninha nell nellie
helga: helgi
helmut: helmi
heloise: eloise elouise
henri: riton
henrietta: etta etty hank harriet henny hettie nettie retta
henrique: kiko rique
henry: hal hank hap haps harry
herbert: bert herb
heriberto: beto
herman: harman
hermione: hermie
hester: hessy hetty
hilary: hil
hildegard: hilde
hillary: hil hilary
hiram: hy
honora: honey nora norah norry
horace: horry
hortense: harty tensey
howard: hal howie
hubert: bert hub hubsi hugh
hugh: hughie huw
humberto: beto
hussein husain hussain:
ibrahim: brahim ibby
ignacio: nacho
ignatius: iggy nace nate natius
ignatzio: iggy nace naz
ilya: ilyusha
immanuel: emmanuel emmy mani manuel
imogen: immy
imogene: immy
india: indie indy
ingeborg: inge
ingrid: inga
inmaculada: inma
irene: rena
irina: ira
irvin: irving
irving: irv
irwin: erwin
isaac: ike
isabel isobel: bel bell bella belle chabela chavela ib isa isabelita issie issy iz izzie izzy nib nibby tibbie
isabelle isabella: babelle bel bella belle ib isa isobel issie issy iz izzie izzy nib nibby tibbie zabou
isadora: dora issy
isadore: izzy
isaiah: zay
isidore: izzy
isidro: chilo
iuliia: julia yulya
iva: ivy
ivan: van vanya
jacinto: chinto
jackson: jack
jacob jakob: cobie coby jaap jake jakey jay jockel
jacobus: jacob
jacqueline: jack jackie jacky jacqui jacquie jaqui line
jacques: jack jacquot
jadwiga: jadzia
jalen: haylen jaelin jaelyn jailyn jay jaye jaylin jaylyn len lennie lenny
james: jaime jamie jay jem jim jimbo jimmie jimmy
jamey: james jamie
jan: janek jas
jane: janie jennie
janet: jan
janice: jan
jasmine: jas jazz jazzy
javier: javi
jayme: jay
jean: jeannie
jeanbaptiste: jb
jeanette: janet jean nette nettie
jeanne: jeannette jeannie
jeannette: nette
jebadiah: jeb
jedediah: diah dyer jed
jedidiah: diah dyer jed
jefferey: jeff
jefferson: jeff sonny
jeffrey geoffrey jeffery: geoff geoffy jeff jeffy
jemima: jem mima
jennet: jenn jenny jessie
jennifer: jen jenn jenna jenni jennie jenny
jeremiah: jereme jerry
jeremy: jem jerry jez jezza
jerome: jer
jerry: geri gerry jereme
jerzy: jurek
jessica: jess jessi jessie
jessie: jess
jesus: chus chuy
jillian: jill jilly
jim: jimmie
jimena ximena:
joachim: achim jo jochen
joan: jo joanie nonie
joana: jo joaninha
joann: jo
joanna: asia jo joan joasia jodi jody joey
joanne: jo joey
joao: joaozinho john johnny jota
joaquim: quim quincas
joaquin: kino quim
jody jodie: jo
joe: joey
johann: hannes hans jo john
johanna: hanna hanne hanni jo
johannah: jo joan jody nonie
johannes: hannes hans jo johann john johnny
john: jack jackie jock johnny jon jonnie jonny
jon: johnny jonnie jonny
jonathan jonathon johnathan johnathon: john johny jon jonnie jonny jonty nathan
jordan jordyn: jord jordy
jorge: coque george
jose: chepe joe pepe pepito ze zeca zezinho
josefa: fina pepa pepita
josefina: fina josie pepa
joseph josef: jody joe joey jojo jos jupp pepi sepp seppi
josephine: fifine fina jo jody joey josey josie
josetta: jettie
joshua: josh joshy
josiah: jos
josophine: jo joey josey
joyce: joy
juan: juancho juanito
juana: juanita
juanita: nettie nita
judah: jude juder
judith: juda jude judi judie judy
judson: jud sonny
juergen: jogi
julia: jules julie
julian: jools jule jules
juliana julianna: ana jules julie
julias: jule jules
julie: jule jules
julien: ju juju jules
juliet: jules julie
juliette: juju jules julie
julio: julito
jurgen: jogi
justin: jus juston justus
kaitlynn: kait kaitie
kalli: cali kali
kameron: kam
kareem: kari
karen: kaz
karim: kari
karoline: karo line
katarina: catherine tina
katarzyna: kasia kaska
kate: kay
katelin: kate kay kaye
katharina: kate kathe kathi kati katja nina trine
kathleen: cassie cathy kathy katy kay kit kittie lena trina
katie katy: kate kathy
kayla: kay
kelly kelley kellie: kel kelli
kendall: ken kenny
kendra: kay kenny
kendrick kendrik: ken kenny
kenneth: ken kenn kenny
kenny: ken
kent: ken kenny
kerry: kerri
kevin: kev
khadija: khadi
khaled khalid:
kimberley: kim kimberli kimberly
kimberly: kim kimberli kimmie kimmy
kirsten: kirsty
konrad: conny konni kurt
konstantin: kostya
krishna: krish
krishnan: krish
kristel: kris
kristen kristin: chris kris krissy kristi kristy tina
kristofer kristoffer kristopher: chris kris
kristy: chris
krzysztof: chris krzys
ksenia: ksyusha
kseniya: ksyusha
kymberly: kym
lafayette: fate laffie
lakshmi: laks lucky
lamont: monty
larisa: lara
latisha: tish tisha
laura: lau laur laurita
laurel: laurie
lauren: laur laurie lori ren
laurence: larry lau laure lon lonny lorne lorry
laurent: lau lolo
laurinda: laura
lauryn: laurie
laveda: veda
laverne: verna
lavina lavinia: ina vina viney
lavonia: vina viney vonnie wyncha
lavonne: von
lawrence: larry laurie lawrie lon lonny lorne lorry
layla leila laila leyla:
leah lea:
leanne: annie lea
leilani: lani
lemuel: lem
leo: leon
leonard: len lennie lenny leo leon
leonardo: leo nardo
leonid: lenya
leonor: nono
leonora: nell nellie nora
leonore: elenor honor nora
leopold: leo poldi
leroy: lee roy
lesley: les
leslie: les
lester: les
leticia: le leti lety
letitia: lettice lettie tish titia
lib: libby
lidia: lyddy
lieselotte: liesl lilo lotte
lil: lily
lillah: lil lilly lily lolly
lillian: lil lillie lilly lily lolly
lily lilly: lil
lincoln: linc link
linda: lindy
lindsay lindsey: lindsie lindsy lins linz
lisa: liz
liselotte: liesl lilo lotte
lizzie: liz
lodovico: ludo vico
lois: lou
lonzo: lon
lorelei: laurie lori lorrie
lorenzo: enzo larry loren renzo
loretta: etta lorie lorrie retta
lori laurie:
lorraine: lorie lorrie
lou: lu
louis lewis: lou louie lui
louisa: lou
louise: lou loulou
lourdes: lulu
louvinia: vina viney vonnie wyncha
luca: lu
lucas lukas: luke
lucia: luci lucy
lucille: cille lou lu lucie lucy
lucinda: cindy lou lu lucie lucy
lucretia: creasey
ludmila: luda lyuda mila
ludovico: ludo vico
ludwig: lou lutz wiggerl
luella: ella lu lula
luigi: gigi gino lou
luis: lou louis lucho luisito
luisa: isa lulu
luiz: lou lu luizinho lula
luiza: lu
lukasz: luke
lydia: lyddy
lyndon: lynn
lyudmila: luda lyuda mila
mabel: amabel mehitabel
mack: mac mc
mackenzie: kenzie kenzy mac mack
maddison: maddi maddie
maddy: madge
madeline madeleine madelyn: lena maddi maddie maddy madge madie mado mads magda maggie
madison: maddy mattie
maegen: meg
mafalda: mafi
magdalena: lena magda maggie malena
magdalene: lena leni magda
magdelina: lena madge magda maggie
maire: mary
makayla: kayla
maksim: max
malachi: mally
malcolm: mac mal malc malky
malgorzata: gosia goska
malik: mal
malinda: lindy
malwina: mala
manda: mandy
mandie: amanda
manfred: fred manni
manuel: lolo mane manel manny manolito manolo manu
manuela: manoli manu
marcela: marce
marcelo: celo marce
marcia: marcie
marcos: marc
marcus: marc mark
margaret: daisy greta gretel gretta madge maggie maggy mags maisie marg marge margery margie margo margot margy meg meggie midge peg peggy rita
margarete margarethe: greta gretchen grete gretel margret meta
margaretta: daisy gretta madge maggie marge margery margie meg midge peg peggy rita
margarida: guida magui
margarita: daisy greta madge maggie mago maisie marga marge margie margo meg megan metta midge peggie rita
marge: margery
marguerite: maggie margaux margot peggy
maria: mari mariquita marita maruja mary mia mimi
mariah: maria
mariam: mim mimi miri
marian: marianna
mariana: ana mari nana
marianne: janne nanni
maricarmen: mamen mari
marie: mae
marielouise: malou
marietta: mae mamie maria mariah marie may minnie mitzi mollie molly polly
mario: marito
marisol: mari sol
marissa: rissa
marjorie: margie margy
mark marc:
markus: mark
marni: marnie
marsha: marcia marcie
martha: marnie marty mat mattie patsy patty
martin: mart marty
martina: tina
martine: tine
marvin: marv
mary: mae mamie marie molly polly
maryam: mim mimi miri
masayuki: masa
mat: mattie
mateo: matt teo
mathew matthew: mat matt mattie matty maty thias thys
mathias: hias matze
mathieu: mat matt
mathilda: patty tillie
matias: mati
matilda: mattie matty maud tilla tillie tilly
matilde: tilde
matteo: matt teo
matthews: matt mattie matty
matthias: hias matt matze thias thys
matthieu: mat matt
maureen: mo
maurice: mo moe morey morrie
mauricio: mau
maxim: max
maxime: max
maximilian maximiliano: max maxi
maximillian: max
maximus: max
maxine: max
maxwell: max
may: mae
maya maia:
mckenna: kenna meaka
medora: dora
megan meghan: meg
meir: meiri
melanie: mel mellie melly
melinda: linda lindy mel mindy
melissa: lissa mel milly missy
melody: lodi
melvin: mel
melvina: vina
menachem: mendel mendy
mercedes: meche merche merci mercy sadie
mervin: merv
mervyn: merv
michael micheal: micah michel michi mick mickey micky mike mikey miky
michaela: kaela kayla mickey
michela: michi
michele: lino mike
micheline: mimi
michelle: chelle chelly mich mickey mimi shell shelley shellie shelly shely
mick: micky
miguel: mig miggy miguael miguaell miguail miguaill miguayl miguayll migue miguelito miguell mike
miguelangel: migue
mikaela: kaela kayla mickey
mike: mick micky
mikhail: mike misha
mildred: millie milly
millicent: millie milly missy
minerva: minnie
miranda: mandy mira randi randy
mireille: mimi
miriam: mim mimi miri mitzi mitzie
mitchell: mitch
mitzi: mary mittie mitty
mitzie: mittie mitty
mohamad mohamed mohammad mohammed: hamada mo moe
monica: monnie
monika: moni
montgomery: gum monty
montserrat: montse
mordechai: mordy moti motti
morgan: mo morg
morris: morey
mortimer: mort
moses: mose moss
moshe: moe moishe moishy
muhammad: hamada mo moe
muriel: mimi mur
mustafa: musti
myrtle: mert myrt myrti
nadezhda: nadya
nadine: deedee nada
nancy: nan nanny
naomi: omi
napoleon: nap nappy
natalia nataliya natalya: nat nata natasha talia
natalie nathalie: nat nath natty nettie
natan: nati
natasha: nat tash tasha
nathan: nat nate
nathaniel: nat nate nathan natty than
natividad: nati
neil neal:
nelle: nelly
nelson: nels
netanel: nati
newton: newt
ngozi: ngo
niccolo: nico
nicholas nicolas nikolas: colas klaus nic nick nickie nicko nicky nico nik niko
nicholette: cole nichole nickey nicki nicky nicole nikki
nicodemus: nic nick nickie nicky nico
nicole: cole nic nicki nicky nikki nole
nicolo: nico
nikita: nik
nikolai nikolay: kolya nick
nikolaus: klaus nick niko
nikole: nikki
nolan: nol
nora norah:
norbert: bert norby
norberto: beto
norman: norm
nowell: noel
obadiah: diah dyer obed obie
obediah: obie
octavia: tave tavia
octavio: tavo
odell: odo
oksana: ksana
oleksandr: alex alik olek olex sanya sasha shura
oleksandra: alexa lexi lexie ola sanya sasha shura
olena: alyona lena
olga: olya
olive: livia nollie ollie
oliver: oli ollie olly
olivia: libby liv livi livia livvy nollie ollie
olivier: oli
oluwaseun: seun
oluwatobi: tobi
ophelia: phelia
orphelia: phelia
oscar: ozzie
ossy: ozzy
oswald: ossy oz ozzie ozzy waldo
otis: ode ote
pablo: pablito
padraig: paddy
pamela: pam pammy
pandora: dora
pascale: pasca
pasquale: lino pat
patience: pat patty
patricia: pat patri patsy patti patty paty tricia trish trisha
patrick: packy paddy pat patsy
patsy: patty
paula: polly
paulina: lina polly
pauline: polly
paulo: paulinho
pavel: pasha
pedro: pedrinho perico pete
peggy: peg
penelope: pen penny
percival: perce percy
peregrine: perry
persephone: seph sephy
peter: pete
petronella: nellie
peyton: pey
philip phillip: flip phil pip
philippa: pip pippa
philippe: phil
phoebe: fifi phoebs
pierre: pete pierrot
pietro: pete piero
pilar: pili
polina: polya
prescott: pres scott scotty
priscilla: cilla cissy pris prissy
prudence: pru prudy prue
quentin: quin
quincy: quin
quinn quin:
rachel: rach rachael racheli rae
rafaela: rafa rafi
raffaele: lele raf
raffaella: lella raffa
rajendra: raj
rajesh: raj
ramon: mon moncho ray
ramona: mona
randall: randy
randolf randolph: dolph randy
raphael rafael: rafa rafi raph
raphaelle: raph
raquel: raqui
raymond: ray raymie
reba: becca beck
rebecca rebekah: bec becca beck becks becky bex reba
reggie: reg
regina: gina reggie
reginald: naldo reg reggie reggy renny
reinhard: hardy reini
renata: re
renate: nati reni
reuben: rube
reuven: rubi ruvi
reynold: reginald
rhoda: rodie
ricardo: cado richi rick ricky rico riqui
rich: rick
richard: dick dickie dickon dicky rich richie richy rick ricky
rick: ricky
ricky: dick rich
rivka: riki rivky
robert: bob bobbie bobby dob dobbin hob hobkin rob robb robbie robby
roberta: bert bertie birdie birtie bobbie bobby robbie robin roby
roberto: berto beto bob rob tito
rocio: chio
roderick: erick rickie rod roddie roddy
rodger: hodge rod roge roger
rodney: rod
rodolfo: fito rudy
rodrigo: digo rod rodri
roger: hodge rod roge
roland: lanny rollo rolly
roman: roma
ron: ronnie ronny
ronald: naldo ron ronnie ronny
ronny ronnie:
rosa: rose rosita
rosabel: belle rosa rose roz
rosabella: bella belle rosa rose roz
rosalie: rose rosie
rosalind: ros rose roz
rosalinda rosalyn: linda rosa rose roz
rosamund: rosie roz
rosario: charo chayo
roscoe: ross
rose: rosie
roseann roseanna: ann rose rosie roz
roseanne: ann
rosemarie: rosi
rosemary: rose rosemarie rosey
rosina: sina
roxane: rox roxie
roxanna: ann rose roxie
roxanne: ann rose roxie roxy
rudiger: rudi
rudolf: rolf rudi
rudolph rudolphus: dolph olph rolf rudy
ruediger: rudi
russell: rus russ rusty
ruven: rubi ruvi
ryan: ry
sabine: bine
sabrina: brina
salome: loomie
salvador: chava sal sally salva
salvatore: sal tore toto turi
sam: sammy
samantha: mantha sam sammie sammy
sameer: sam
samir: sam
samira: sam sami
sampson: sam sammy
samson: sam sammie sammy
samuel: sam sammie sammy samu
samyra: myra sammy
sandra: sandi sandie sandy
sanford: sandy
santiago: chago santi
sara sarah: sadie sal sally sare
savannah: savanna vannie
scott: scottie scotty
seamus: shay
sean shawn shaun:
sebastian: bas basti bastian seb sebas sebby
sebastiano: nello seba
sebastiao: tiao
sebastien: bastien seb
serafina: fina sera
seraphina: fina sera
serena: rena
sergei sergey: serge seryozha
sergio: checo serge
serhiy: serge seryozha
severino: biu
shaina: sha shay
shannon: shan
sharon: sha shari shay shaz
sheldon: shelly
shelton: shel shelly
sheridan: dan danny sher sherry
shimon: shimi
shirley: shirl
shlomo: shloimy shlomi
shmuel: muli shmulik
sidney: sid syd
siegfried: siggi sigi
sigfrid: sid
sigismund: sig
sigmund: sig
sigrid: siggi
silas: si
silvester: si sly syl vest vester
silvia: sil silvi
simeon: si sion
simon: si sion
simona: simo
simone: simo
siobhan: shiv
skylar skyler:
sofya: sofi sofie sonia sonya sophie
soledad: sole
solene: so
solomon: sal sol solly zolly
sondra: dre sonnie
sophia sofia: sofi sofie sonia sonya sophie
sophie: so
sophronia: frona fronia
stacie: stacey staci stacy
stacy stacey: staci stacie
stanislav: slava stas
stanislaw: stas staszek
stefan: steff steffen
stefania: stefi
stefanie: steffi
stefano: ste steve
stella: stell
stephane: steph
stephanie: fanny stef steffi steffie steph stephani stephany stephie stephine stephy stevie
stephen steven stephan: ste steff steffen steph steve stevie
stuart stewart: stew stu
subramaniam subramanian: mani subbu
sue: susie
sullivan: sully
susan: sue sukey susie suzie
susannah: sue sukey susie
susanne: sanne susi
susie: suzie
suzanne: sue suki susie suzie suzy
svetlana: lana sveta
sybill: sibbie
sydney: sid
sylvanus: sly syl
sylvester: si sly sy syl vessie vester vet
sylvia: syl sylvie
sylvie: syl
tabitha: tabby tabs
tadeusz: tadek
talia: tali
talya: tali
tamar: tami tammy
tamara: mara tam tammy
tamarra: tammy
tammie: tami tammy
tammy tami:
tarek tariq:
tasha: tash tashie
tatiana: tania tanya
tatyana: tania tanya
ted: teddy
temperance: tempy
terence: tel terry
teresa theresa: maite reese te teca tere teresita terry tess tessa tessie thirza thursa traci tracie tracy
terrance: tel
terrence: tel
terri: teri terrie terry
thaddeus: tad thad
thea: teddy
theodor: ted theo
theodora: dora teddy thea
theodore: ted teddy teo theo theodor
theodosia: dosia theo
therese theresia: resi terry thesi
thiago: ti
thibault: titi
thibaut: titi
thom: tom tommy
thomas tomas: tam thom tom tommi tommy
tiago: ti
tiffany: tiff tiffy
tim: timmy
timofei: tima
timofey: tima
timothy: tim timmie timmy timo
tobias: bias tobe tobi toby
tom: tommy
tomasz: tomek
tommaso: masino tom tommi
tracy tracey:
travis: trav
trevor: trev
trish: trisha
trix: trixie
tzipora: tzipi zippy
ulrich: uli ulli
ulrike: rike uli ulli
ulysses: uly
umberto: berto
unice: eunice nicie
uriah: riah
ursula: sula sulie ulla ursel uschi
valentin: valli
valentina: tina val vale vallie
valentine: val
valeri: val valerie
valeria: val vale
valerie: val valou
vanesa: vane
vanessa: essa nessa van vane vanna
vasili: vasya
vasily: vasya
venkatesan venkatesh: venkat venky
veronica: frony nica roni ronie ronna ronnie vera vonnie
veronika: vera vroni
veronique: vero
vic: vicki vickie vicky
vicente: chente vince
vicky vicki vickie:
victor viktor: vic vito vitya
victoria: tori toria torie torri torrie tory vic vicki vickie vicky vikki
vijay: vij
viktoria: vika
viktoriya: vika
vincent: vic vin vince vinnie vinny vinz
vincenza: enza
vincenzo: cenzo enzo vic vin vince vinnie vinny
vinson: vin vince vinnie vinny
viola: ola vi
violet: vi
violetta: lettie
virginia: gina ginger ginnie ginny vir virgy
virginie: gigi
vitoria: vivi
vittoria: vicky
vittorio: vic vito
vivian: vi viv vivi
vivienne: viv vivi
vladimir: vlad volodya vova
vladislav: slava vlad
volodymyr: vlad volodya vova
vyacheslav: slava
walburga: burgi
wallace: wally
walter: wally walt
waltraud: traudl
washington: wash
wendell: wen
wendy: wen
werner: werni
wesley: wes
westley: wes west
wilber: bert will
wilbur: will willie willy
wilda: willie
wilfred: fred wil wilf will willie
wilfrid: wilf
wilhelm: bill wil willi willie willy
wilhelmina: billie mina minnie willa willie wilma
will: bill willie
william: bell bill billy liam wil will willie wills willy
willis: willy
wilson: will willie willy
winfield: field win winny
winifred: winnet winnie
winnifred: freddie freddy winnie winny
winston: win winnie
winton: wint
wojciech: wojtek
wolfgang: wolf wolfi
woodrow: wood woody
xaver: xaverl
xavier: xav xavi
xiomara: xio
yaakov: jacob kobi yanky
yaroslav: slava yarik
yasmeen: jasmine yaz
yasmin: jasmine yas yaz
yasmine: jasmine yaz
yehonatan: yoni
yehuda: yudi
yekaterina: kate katia katya
yelena: alyona lena
yelizaveta: lisa liza
yevgenia yevgeny: gene zhenya
yisrael: sruli
yitzchak: isaac itzik tzachi yitzy
yitzhak: isaac itzik tzachi yitzy
yolanda: yoli
yonatan: yoni
yosef: joe yosi yossi
yoshihiko: yoshi
yousef: joe yusi
youssef: joe yusi
yulan: lan yul
yulia: julia yulya
yuliya: julia yulya
yuri: yura
yury: yura
yusuf: joe yusi
yveline: yve
yvette: evie
yvonne: vonna vonnie
zach: zack zak
zachariah: zac zach zachy zack zak zakk zeke
zachary zachery zackary: zac zach zachy zack zak zakk zeke
zack: zach zak
zbigniew: zbyszek
zebedee: zeb
zechariah: zach
zeev: zevi
zephaniah: zeph
zev: zevi
zoe zoey:
zofia: zosia
александр александра: алекс саня саша шура
алексей: алеша леша
анастасия: ася настя
андрей: андрюша
анна: аня нюра
борис: боря
виктор: витя
виктория: вика
владимир: вова вовчик володя
вячеслав: слава
галина: галя
григорий: гриша
даниил: данила даня
дмитрий: дима митя
евгений: женя
евгения: женя
екатерина: катюша катя
елена: алена лена
елизавета: лиза
иван: ваня
илья: илюша
ирина: ира
константин: костя
ксения: ксюша
лариса: лара
любовь: люба
людмила: люда мила
маргарита: рита
мария: маруся маша
михаил: миша
надежда: надя
наталия наталья: ната наташа
николай: коля
олег: олежка
олена: лена
ольга: оля
павел: паша
петр: петя
полина: поля
роман: рома
светлана: лана света
сергей: сережа
софия: соня
софья: соня
станислав: слава стас
степан: степа
татьяна: таня
федор: федя
юлия: юля
юрий: юра
яков: яша
ярослав: слава ярик
אביגיל: אבי גלי
אברהם: אבי
אהרון: ארי
אהרן: ארי
אליהו: אלי
אליעזר: אלי לייזר
אלכסנדר: אלכס סשה
בנימין: בן בני
גבריאל: גבי
דוד: דודו דודי
דניאל: דני
חנה: חני
יהודה: יודה
יהונתן: יוני
יונתן: יוני
יוסף: יוס יוסי
יעקב: יענקל קובי
יצחק: איציק צחי
ישראל: שרול
מיכאל: מיכה מיקי
מרדכי: מוטי
מרים: מירי
משה: מוישה מושיקו
נתנאל: נתי
עמנואל: מני עמי
רבקה: רבקי ריקי
רחל: חלי רחלי
שלמה: שלומי
שמואל: מולי שמוליק
שמעון: שימי
שרה: שרהלה שרי
תמר: תמי
`;

/** More given names: one that is known is not taken for another with a letter wrong. */
export const OTHER_GIVEN_NAMES = `
aaliyah abdul abena adam ade aditi aditya adwoa agata aisha akash akira akua alain alba alban alessio ali
alicja alina alma alonso alvaro alvin ama amaka amal amandine amani amara amaya amber amedeo amelie amin
amina amir amira amit amos amparo amy anais ananya anat anatole anders angel angeles anika anil anja anjali
ankit annika anton anwar anya april araceli ari aria ariadna ariana ariel arjun arlo armando arnaud arne
artur arun asaf asha asher ashok asma aspen astrid athena aude aurelie aurora autumn ava avery axel aya
ayala ayelet ayla ayman ayo ayumi aziz bailey bao barak barry basma bastien batya beata beau beckett belen
ben benito bennett berta bianca bilal birgit bjarne bjorn blake blanca bo boaz bodhi bogdan bonnie borja
boyd bozena brady brandi brandy brayden brent brett brielle britta brooke bruce bruno bryce bryson byron
caden callum camilla candela carlo carmel carson carter cassian cassius cecil cecile celia celina celine
cesar cesare chad chana chandler chao chase chaya chen chidi chihiro chika chinedu chioma ciara clara clark
claude claudio clay cleo clyde cody cohen colby colette colleen cooper cora corrado craig dafna dag dahlia
daiki dakota dale dalia dallas damian damien dana dane danuta dara darcy darek daria dario darius dariusz
darla darwin davide dawn dean deanna declan deepa deepak delaney demi denis desiree destiny dev devi devon
devorah dexter didier dina dion divya dolly don donatella dora doron dorota drake drew duc dung dustin dvora
dwight dylan earl easton eden edoardo edyta efrat efua eileen eirik ekow elad elaina eleonora eli eliana
elin elina elio elise elle ellis elmer eloise eloy elsa elvis emeka emerson emi emilia emilie emory enrica
enzo erez erin eryk esi essie estela ester esti ethel etta ettore eunji evan eve everett eyal fabian fabien
fabrizio faisal faith fang farah farid faye federica felix femi feng fern fidel filip finley finn finnegan
flavio fletcher flora flynn folake forrest frank fred freja freya frida funke gael gaia gail galit gang gary
gaspare gaston gavin gema gemma gene genesis gerard gia giada gianmarco gil gilad gilles gina ginevra ginger
gioia giorgia gita giulia giulio glen glenda gordon grace gracie grant greta griffin guido gunnar guy hadar
hadas hadi hadley hagit hai hakon hal hala halina halle hamid hamza hana hanan haneul hang hani hank hanne
hao harald hari harlan harley harmony harper haru haruka haruki hazel heath heather heidi heike henrik hila
hilda hiro hiroshi hitomi hoa holden holly hong hope huda hudson hugo hui hung hunter huong husam huy hyun
hyunwoo ian ida idan ido ifeoma igor ike ilan ilana ilaria iman imani inbal indira indu ines inez inga inge
iria iris irma isha isla ismael israel itai itamar ivana ivy iwona izabela izan jace jacek jack jada jade
jaden jaime jairo jake jakub jamal jamila jana janina jared jaroslaw jason jasper jax jay jaya jayden jed
jen jenna jenny jens jess jesse jewel jia jian jie jihoon jill jimin jin jing jisoo jiwoo jocelyn joel joey
johan jolanta jolene jonah jonas jordi jorn josie joy jude judy jules julius jun june junior kacper kade kai
kaia kaisa kaito kali kamal kamil kana kaori kari karin karina karma karol karolina katja katrina kavita
kavya kay kayden kazuki keanu keiko keira keisha keith kelsey kelvin kemi ken kenji kenta kenya keren khanh
kian kieran kim kinga kira kiran kirk klara klaudia klaus knox knut kobe kofi kojo kris krystyna kuba kun
kurt kwabena kwame kwasi kwesi kyla kyle kylie lacey laia lamia lan lana lance landon lara larry lars lasse
laszlo lata latoya lavi lebo lech leela lei leif leigh leire lena leon leona leonie lerato les leszek
letizia levi li lia liam lian liat lien lila lilia lilian liliana lin lina line ling linh linus lionel lior
liora liv livia liza lloyd logan loic lola long lonnie lora lorena lorna luana lubna luc lucian lucie
lucrezia lucy ludovic luke luna luther luz lyla lyle lynn maayan macarena maciej maddox mae maeve maggie
magnus maha mahmoud mai maja majid maki makoto malak malia malin malka mandy manny manon mar mara marcel
marcella marcin marco marek margaux margherita margo mari maribel marina marine marion marisa marit mariusz
marla marlene marley marlon marshall marta marwa marwan marzena masako mason massimo matan mateusz mathilde
mats maud maude maurizio mauro mavis max maxence mayumi meera megumi mei melina merav mercy meredith merle
mia mica micah michal michel mika mikael miki mikkel mila milan milena miles milo milton mina minako mindy
ming minh minho minji minjun minnie minsu mira mirco mireia miroslaw misaki mitsuki mohan moira molly mona
monique mor mounir mourad mukesh mylene myles myra myrna na nabil nada nadav nadege nadia nadim nadir
naftali nahla najwa nala nan nao naoki nash nasir nasser nate natsuki nawal nazir nechama neha nell nerea
neta nevaeh nga ngoc nhung nia nichole nick nico nigel nikhil nikki nils nina ning nir nira nisha nitzan
nkechi noa noah noam noel noelia noelle noemi noemie nola noor norma nour nova nuria nurit obinna oceane
odette odile odin ofelia ofer ofir ola olaf olav ole oliwia olu omar omari omer omri or ora oren oriol orion
orit orlando orli ornella oskar otto owen oz paige paloma pam paola paolo parker pascal pat patrice patrizia
patryk patty pau paul pawel paz pearl penny per perla perry pete petra phil phuong phyllis pier piera
pinchas ping piotr piper pol polly pooja porter pradeep prakash preston priya priyanka przemek qiang qing
quan quang quinton quynh rae rafal ragnar rahul raina raj raja rajan ralph ram rama ramesh rami ramiro rana
randy rani rania rasha rashid raul ravi ray rayan raz reagan rebeca reed reem reese regine reid reina rekha
remi remy ren renaud rene renee rhea rhett rhonda rhys ria riccardo rico rika riku riley rima rin rina rita
ritu river roan rob robin rocco rocky rohan rohit rolf roma romain romeo ronan ronen rong roni rory rosanna
rosie ross rowan roy ruben ruby rudy rufus ruggero rui rune russ rusty ruth ryder rylee ryo ryszard sachin
sadie sage sagi said sakura sal salah salim sally salma samar sami samia sana sandeep sandrine sandro sandy
sanjay sarai sarit sarita sasha satoshi saul sawsan sawyer scarlett seema segun selah selena selim selma
seojun seoyeon serge seth severine shadi shai shaked shan shana shane shani shania shaul shawna shay shea
sheila shelby shelly sherif sherry shin shinji shira shoshana shreya shulamit sid sienna sierra sigurd silje
silvio simcha sipho siri sita sivan sizwe sky skye slawomir sloane sofie sol solange soleil solveig son
sonia sonja sonny sonya soojin sora soren sota spencer stan stanley sterling steve stig stine sumin summer
sunhee sunil suresh surya susanna svein sven sylvain sylvan sylwia synne szymon takashi tal tali tam tamer
tamika tania tanner tanya tao tara taro taryn tate tatum taya taylor temi teo teodoro teri terry tess tessa
thabo thandi thanh thao thelma theo thi thierry thu thuy tia tiana tien timothee tina ting titus tiziana
tiziano tobi toby todd tomer tomoko toni tony tonya tor tore tori tova trang trent triana trine trinh
trinity tristan trond troy trudy trung tu tuan tucker tunde tung tuva tyler tyra tyrone tyson tzvi uche
uchenna ugo ulf ulla uma una unai uri uriel urszula usha val valentino valerio van varda varun vera vernon
vidar viet vikram vinh vinod violeta vito vivek viviana wade wael waldemar walid walker wanda wanjiru ward
warren wayne wei wen weronika wes weston wiktor wiktoria wilder willa willow winnie wlodek wren wyatt xia
xiang xiao xin xuan xue yaa yael yago yair yaiza yan yang yaniv yann yannick yara yarden yaron yasir yasser
yaw yejin yen yigal ying yoav yochai yoko yong yoshi yu yuan yuki yumi yun yuna yuta yuto yuval yves zaid
zainab zaira zane zanele zara zayn zeinab zelda zhen ziad zion zohar zola zora zuzanna
`;

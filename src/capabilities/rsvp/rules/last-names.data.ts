/** Last names of many people that are one letter from another such name: families of their own, not slips of the finger. */
export const LAST_NAMES_APART = `
adam adams ali allan allen alves amin amir anders anderson andersen andrade baker barker barnes barns bates bass bauer beck
becker bell bella bern berg berger black blake block bond bone boone booth bower bowers brand brandt braun brown bruno
burke burns byrne carr carter carver castro chan chang chao chen cheng cheung chin chiu cho choi chong chow chu chung
cohen cole coleman cook cooke cooper cortes costa cox crane craig cross cruz dale daly das davies davis dean diaz dias
dixon duran edward evans farmer fischer fisher flores fox frank franks fraser garza gill glass gomes gomez gordon gore
grant gray green greene griffin gross gupta hale hall hamilton hammond hardy harper harris hart hayes haynes heath hill
hills hoang hogan holland holmes holt hong hood hoover hopper horn horton huang hughes hull hung hunt hunter huong hwang
ito iyer jain jang jensen jiang jones joseph joshi kang kaur kelley kelly kemp khan kim king klein knight kong kumar kuo
lai lam lamb lane lang lange lara larsen larson lau law lee leon leung levi levin levine levy lewis liang lim lima lin ling
liu long lopes lopez lowe luna lund luo lynch lyon mann marin marino marsh martin martins mason may mayer medina mehta
mendes mendez mejia meyer miles miller mills molina monroe moon moore mora morales moran moreau moreno morgan morris moss
muller murray myers nash nelson neal nguyen nielsen nolan novak nunes nunez ochoa olsen olson ortega ortiz osborn owen
owens page paine palmer park parks parker parra patel paul payne pearce pena peng peres perez perry peters peterson ping
pires pope porter potter pratt price quinn ramos rao ray reed reese reid reis reyes rhodes rice rich rios rivas rivera
roa roberts robin rogers roman romano rosa rosas rose rosen ross rossi roth rowe rubin ruiz russo ryan sanders santana santos
sato saunders schneider schwartz scott shah shaw shea silva sims singh smith snow soares song sosa soto sousa souza stein
stern stone strong suarez sutton tan tang tanner taylor thomas thompson thomson todd tong torres tran turner vance vargas
vega vera vu walker wall waller walls walsh walters wang ward warner warren watson watts weaver webb weber webster wei
weiss welch wells west white wilde wilder wiley wilson winter winters wolf wong wood woods wright wu xu yang yates ye
yeung york young yu yuan zhang zhao zheng zhou zhu
`;

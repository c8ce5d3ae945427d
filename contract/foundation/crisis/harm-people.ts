/**
 * Words for people who do or suffer harm, in English and in Hindi in Latin script. Each is a regular expression for one
 * word; `joined` of harm-patterns.ts first makes one word of two.
 */

const words = (list: string) => list.trim().split(/\s+/)

/** Those who are at home or close: harm by them is violence at home. */
export const kin = words(`
  husband husbands hubby spouse partner wife boyfriend bf girlfriend gf lover fiancee? ex
  ex(?:husband|wife|boyfriend|girlfriend|partner) father dad daddy papa mother mom mum mummy mommy
  step(?:father|mother|dad|mom|mum|brother|son) uncle aunt aunty auntie brother brothers sister
  sisters cousin relatives? son sons inlaws? (?:mother|father|brother|sister|son|daughter)inlaw
  daughter family parents? grandfather grandpa grandmother guardian caretaker mil fil pati patidev
  miyan shauhar shohar mard gharwal[aeoi]n? saas sasu sasur sasural sasuralwal[aeoi]n? jeth jethani
  devar nanad jija pitaji baap abb?u abba bhai bhaiya bhaiyya chacha mama mausa tau fufa dada beta
  bete bahu biwi bivi patni ma maa pita papaji premi parivar
`)

/** Anybody else, named or not. */
export const others = words(`
  he she they who man men guys? boys? someone somebody strangers? boss manager colleagues? coworkers?
  employer owner landlord neighbou?rs? teachers? sir tutor coach principal driver doctor healer
  therapist guru baba priest pastor police policem[ae]n roommates? flatmates? warden seniors? friends?
  people goons? classmates? agent madam ladk[ae] ladko aadmi admi woh? vo usne unhone isne malik
  padosi padoshi master masterji koi log kisi
`)

export const children = words(`
  child childs children childrens kids? son sons daughters? baby babies toddler infant boys? girls?
  students? minors? nieces? nephews? grand(?:child|children|son|daughter) teenagers?
`)

/** Grown people near the writer, as the ones who suffer. */
export const grown = words(`
  mother mom mum mummy sisters? brother wife friend parents father dad aunt cousin neighbou?r maid
  grandmother grandfather husband woman women bhabhi colleague
`)

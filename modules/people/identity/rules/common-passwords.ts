import { dictionary } from '@zxcvbn-ts/language-common'

/** How many of the most common passwords are rejected. */
const COMMON_PASSWORD_COUNT = 10_000

/** The most common passwords of published leaks, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].slice(0, COMMON_PASSWORD_COUNT),
)

/**
 * Words that passwords consist of, alone or with digits around them, from published lists of leaked
 * passwords and their Indonesian counterparts. Lower case.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passwords passw0rd p@ssword p@ssw0rd pass passwd passcode master admin administrator root
  user username guest test tester testing default changeme letmein welcome login signin access secret
  hello helloworld hunter iloveyou iloveu loveyou lovely love lover sunshine princess monkey dragon
  shadow superman batman spiderman ironman pokemon pikachu naruto sasuke doraemon starwars football
  baseball basketball soccer hockey jordan michael michelle jennifer jessica ashley daniel thomas
  robert charlie andrew joshua matthew anthony george nicole amanda melissa samantha hannah alexander
  killer freedom whatever trustno trustnol ninja mustang ferrari porsche mercedes toyota yamaha suzuki
  honda google facebook instagram youtube tiktok whatsapp samsung iphone android computer internet
  windows microsoft apple orange banana cookie cheese chocolate flower butterfly summer winter spring
  autumn january monday friday purple yellow silver golden diamond angel angels heaven jesus christ
  blessed family friends forever together nothing something mother father brother sister daddy mommy
  babygirl baby honey sweety sweetie beautiful cutie hottie sexy lucky winner money dollar million
  liverpool arsenal chelsea barcelona realmadrid manchester juventus ronaldo messi eminem metallica
  nirvana slipknot blink rockyou qwerty qwertyuiop qwertyui qwert azerty asdfgh asdfghjkl asdf zxcvbn
  zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh abcabc aaaaaa zzzzzz xxxxxx
  sandi katasandi kata-sandi katakunci kunci rahasia rahasiaku bismillah alhamdulillah assalamualaikum
  insyaallah subhanallah allah allahuakbar muhammad islam jesusku yesus tuhan yesuskristus
  sayang sayangku sayangkamu sayangmama cinta cintaku cintakamu akucintakamu akusayangkamu akuganteng
  kamu akukamu kangen rindu cantik cantikku ganteng imut keren gaul bahagia semangat sukses selamanya
  mama papa ibu ayah bunda mamapapa mamaku keluarga anakku adik kakak
  indonesia indonesiaku merdeka garuda jakarta bandung surabaya jogja jogjakarta yogyakarta semarang
  medan makassar bali malang bogor bekasi depok tangerang persib persija arema persebaya bonek
  merahputih pancasila nusantara bangsa jawa sumatera batam
  januari februari maret april agustus september oktober november desember senin jumat minggu
  doremi dorama anjing kucing kelinci harimau kupukupu bunga mawar melati pelangi bintang bulan
  matahari senyum doaku gratis toko tokoku bangunan pondasi semen kayu rumah rumahku
  kosong satu satudua satuduatiga tigaempat terserah tidaktahu gaktau lupa lupalagi inipassword
  inisandi buka bukapintu masuk coba percobaan pengguna pelanggan pembeli kontraktor
  belanja kelola
  `
    .trim()
    .split(/\s+/),
)

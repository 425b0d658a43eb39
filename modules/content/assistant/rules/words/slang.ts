import { regionalMeanings } from './dialects.ts'

/**
 * How people abbreviate and what they say, by the word that is meant: everyday Indonesian, and the Javanese, Sundanese
 * and Betawi that goes into it.
 */
const SLANG: Record<string, string> = {
  tidak: `gak ga nggak ngga enggak engga tdk kagak kaga gk ndak nda tak kgk teu mboten enda g gag kga moal ora ogah henteu
    hente teuing idak idakkan kada`,
  'tidak jadi': 'gajadi gakjadi gajd nggajadi ngga-jadi',
  'ya sudah': 'ywdh ywd yawdh yodah yowis yowes yawis',
  'tidak usah': 'gausah gakusah gosah gausa',
  berapa:
    'brp brapa berapaan brpan barapo berapo barapa sabaraha piro pinten berape brpa baraha pira sabarahaan piroan brpn brpaan piroan',
  krem: 'cream creme',
  harga:
    'price prices hrg harganya hrga rego hargana regane hargane pangaos reganipun hargenye reginipun regi pangaosna hargae',
  gimana: 'cemana camana gmn gmna bagaimana bgmn gimane kumaha piye pripun pegimane',
  jadi: 'jd jadinya jadiin jadikan dijadikan dijadiin dados dadi jdi jadiken sido sios janten cios jadino',
  dong: 'dng dnk doong',
  sama: 'samo sma sm ama ma bareng karo kaliyan jeung sareng ame',
  dengan: 'dgn dg',
  dan: 'dn and jo',
  terus: 'trus trs',
  tetap: 'tetep ttp ttep',
  tebal: 'tebel tbl tebale tebelnya tblnya kandel kandelna',
  panjang: 'pjg pnjg panjng pjang',
  dobel: 'dobelin didobelin dobelkan double doubel',
  kaleng: 'klng',
  kubik: 'kbk kbik kubk',
  kelas: 'klas kls',
  sekalian: 'skalian sklian sekalan',
  persen: 'prosen persn presen',
  lem: 'lm',
  untuk: 'for utk buat bwt bt tuk kanggo damel kangge',
  yang: 'yg nan nu sing nyang ingkang',
  sebanyak: 'sbnyk sbyk sebnyk sebyk',
  ya: 'ye yah yaa yak yaaa iyo yo nggeh enggih nggih iye heeh he-eh uhuh sumuhun muhun iyes inggeh iy iyaa iyap',
  sudah:
    'ud udeh sudeh tos dh udah udh dah sdh uda syudah sampun uwis wis atos parantos mpun ude sudahh udahh wes rampung',
  saja: 'aja haja aj ajah ae wae bae baelah doang aje mawon doank ajh weh we',
  dulu: 'dlu heula riyin rumiyin sek sik dl disik',
  gapapa: 'gpp gppa gapapah',
  begitu: 'gitu gtu kitu ngono gitoh',
  segitu: 'sgitu sakitu semono sakmono sakmene segini segitunya',
  cukup: 'ckp cekap cukupp cukupan',
  itu: 'niku kuwi iku eta entu ntu',
  ini: 'niki iki ieu',
  kalau: 'kalo klo kl klw misal upami menawi lamun nek nak kalok misalnya misalkan',
  tolong: 'tlg tlong toloong tulung tolongin',
  kirim:
    'deliver delivery krm kirimin kirimkan kintun kirimno kirimken dikirimin anterin anter antarkan antarin',
  mau: 'want handak mo mw pengen pengin pingin hoyong bade arep badhe pgn pen hayang kepengen mao pengennya',
  pesan: 'psn memesan pesen order mesen mesan pesenin orderin',
  beli: 'tuku tumbas meser ngagaleuh meuli beliin mbeli nukokno',
  minta: 'mintak mnta njaluk nyuwun menta mintain',
  ambil: 'ambl nyandak jupuk ngambil ambilin',
  tambah:
    'tmbh tambahin tambahkan tambahi lebihin lebihkan dilebihin lebihi ditambah tambahno tambihan nambah tambahi ditambahin tambahken ditambahi tambihan tambihkeun tambahno nambahin tmbhin tmbhn tmbhkan tmbhi',
  kurangi:
    'krg krgi krgin krngi krngin kurgin kurangin dikurangi dikurangin kurang kurangan dikirangan',
  hapus:
    'remove dihapus hapusin hapuskan apus coret dicoret hpus hpusin buang hilangkan keluarkan ilangin delete hps',
  batal: 'batalin batalkan dibatalin dibatalkan cancel kensel cancelin btl-in',
  ganti:
    'gantiin diganti gnt ubah rubah diubah tukar gantos gantine ganten gnti gentos digentos tuker dituker tukerin ditukerin diijoli ijol ijoli substitusi disubstitusi swap ubahin dirubah diubahin gantikeun',
  jangan: 'jgn ulah ojo ojok aja-aja',
  bukan: 'bkn bukannya sanes dudu',
  maksudnya:
    'harusnya seharusnya mestinya maksudku kudune kuduna maksud maksude maksadna mksdnya harusny mksd maksad hrsnya harusne maksudne',
  benar: 'patut bener bnr leres bnar benerr beneran',
  betul: 'batua batuah btl betol btul',
  lagi: 'lg lgi deui maneh malih',
  juga: 'jugo jg jga oge ugi pisan',
  ada: 'ado aya ono wonten ade onten enek eneng',
  masih: 'msh masi keneh isih taksih',
  perlu: 'paralu peryogi prl perlunya peryogina kudu mesti',
  butuh: 'need needs btuh bth butuhnya mbutuhke mbutuhno',
  dapat: 'dapet dpt dpat kengeng oleh angsal',
  pakai: 'pake pk pke gunakan nganggo ngangge memakai make',
  stok: 'stock stoknya redi ready rdy stokna',
  ongkir: 'ongkirnya ongkrim ongkirna ongkirane',
  semua:
    'samua samuo smua semuanya semuanye semuane kabeh sadaya sedoyo sadayana kabehan sedanten smuanya',
  terima: 'trima',
  makasih:
    'mksh makasi thanks thx thank tq trims suwun nuhun matursuwun trimakasih tengkyu tenkyu maturnuwun hatur-nuhun tks mauliate suksma',
  orang: 'manusia jelema wong jalmi petugas petugasnya',
  lembar: 'lambar lmbar lmbr lambar sheet sheets',
  meter: 'mtr',
  saya: 'awak ulun sayo ambo sayah sy aku gue gw gua kulo kula abdi urang aing ane inyong sya',
  bisa: 'bs iso saged tiasa isa bsa',
  belum: 'blm durung dereng acan blom belom',
  banyak: 'bnyk akeh kathah seueur loba',
  barang: 'brg',
  hari: 'hr',
  ke: 'ka ning nang teng ten menyang',
  atau: 'atw ato utawa utawi',
  tapi: 'tp tpi ning-tapi tapine',
  kira: 'kira2 kira-kira',
  sampai: 'sampe smpe nyampe nyampai nyampenya nyampek sampainya dugi tekan nepi smpai nyampeknya',
  selamat: 'slmt slamet-pagi',
  halo: 'hlo hlw haloo',
  catat: 'catet ctt ctet nyatet catetin',
  kemarin: 'kmrn kmarin kemaren wingi kamari',
  datang: 'dtg dateng teka dongkap',
  sekarang: 'skrg skrng skg skr saiki ayeuna sekarang2',
  banget: 'bgt bngt bgtt',
  semen: 'cement',
  merah: 'beureum abrit',
  hitam: 'ireng hideung',
  hijau: 'ijo hejo',
  sak: 'bag bags sack sacks',
  batang: 'rod rods',
  buah: 'piece pieces',
  oranye: 'orange oren orens',
  besi: 'bsi basi',
  ulir: 'ulr',
  polos: 'pls plos',
  pasir: 'psr psir wedhi wedi keusik',
  paku: 'pku',
  kayu: 'kyu',
  pipa: 'ppa',
  poles: 'polished',
  matt: 'matte',
  batako: 'btko',
  bata: 'bta',
  keramik: 'krmk kramik',
  genteng: 'gtg gnteng',
  konduit: 'conduit',
  pesanan: 'pesenan orderan',
  tahu: 'tau',
  kg: 'kilo kilogram kilos kiloan',
  diameter: 'dia diam',
  kosong: 'suwung kosongan',
  habis: 'hbs abis ngabisin ngehabisin entek seep',
  biji: 'siki iji',
  tipis: 'ipis ipisna',
  paling: 'plg pang',
  lebih: 'lbh langkung luwih leuwih',
  murah: 'mirah mirahna murahna murahe',
  sedikit: 'dikit sikit',
  warna: 'wrn werna warnana',
  biru: 'bulao',
  lihat: 'liat ningali ndelok',
  nanti: 'ngko mengke engke tar ntar entar',
  tunggu: 'sakedap sekedap sedelo',
  telepon: 'tlp telp telpon tlpn telfon ditelpon ditelepon nelpon nelepon',
  total: 'ttl totale totalna',
  jumlah: 'jumlahna jumlahe jml',
  kami: 'kelen',
  cangkul: 'pacul',
  kerikil: 'krikil',
  nok: 'wuwungan',
  godam: 'bodem',
  'stop kontak': 'colokan',
}

/** Numbers as they are said in Javanese, Sundanese and on the market. */
const NUMBERS: Record<string, string> = {
  satu: 'sikok siji setunggal hiji',
  dua: 'duo loro kalih rong',
  tiga: 'tigo talu telu tilu telung tigang',
  empat: 'ampat ampek papat sekawan opat patang',
  lima: 'limo gangsal limang',
  enam: 'enem genep nem',
  tujuh: 'tujuah pitu pitung',
  delapan: 'lapan wolu dalapan wolung',
  sembilan: 'sambilan songo salapan sangang sanga',
  puluh: 'puluah',
  sepuluh: 'sapuluah sedasa sapuluh sedoso',
  'dua belas': 'rolas welas-kalih',
  'lima belas': 'limolas',
  sebelas: 'sewelas',
  'tiga belas': 'telulas',
  'empat belas': 'patbelas',
  'enam belas': 'nembelas',
  'tujuh belas': 'pitulas',
  'delapan belas': 'wolulas',
  'sembilan belas': 'songolas',
  'dua puluh satu': 'selikur',
  'dua puluh dua': 'rolikur',
  'dua puluh tiga': 'telulikur',
  'dua puluh empat': 'patlikur',
  'dua puluh lima': 'selawe',
  'dua puluh enam': 'nemlikur',
  'dua puluh tujuh': 'pitulikur',
  'dua puluh delapan': 'wolulikur',
  'dua puluh sembilan': 'songolikur',
  'lima puluh': 'seket gocap',
  'enam puluh': 'sewidak',
  'dua puluh': 'rongpuluh',
  'tiga puluh': 'telungpuluh',
  'empat puluh': 'patangpuluh',
  'tujuh puluh': 'pitungpuluh',
  'delapan puluh': 'wolungpuluh',
  'sembilan puluh': 'sangangpuluh',
  'tiga ratus': 'telungatus',
  'empat ratus': 'patangatus',
  seratus: 'satus cepek saratus cepe',
  'dua ratus': 'rongatus',
  'lima ratus': 'gopek gope limangatus',
  'dua ribu': 'noceng',
  'lima ribu': 'goceng',
  seribu: 'sewu seceng sarebu',
}

const toPairs = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([word, spellings]) =>
    spellings
      .split(/\s+/)
      .filter(Boolean)
      .map((spelling) => [spelling, word] as const),
  )

/** The word that a spelling means. */
export const slangMeanings: ReadonlyMap<string, string> = new Map([
  ...regionalMeanings,
  ...toPairs(SLANG),
  ...toPairs(NUMBERS),
])

/** Words whose misspellings are worth correcting, because they say what is to be done. */
const CORRECTED =
  `kirim berapa butuh tambah tambahin kurangi kurangin hapus batal batalin ganti cukup sudah alamat harga selesai pesan
  pesen tolong makasih benar betul total ongkir diskon sambungkan hubungkan admin batang lembar ambil gimana kalau
  bener lanjut setuju lengkap maksudnya perlu masukin masukkan minimal alternatif`
    .split(/\s+/)
    .filter(Boolean)
export const correctedWords: readonly string[] = CORRECTED

/** Words that are meant by others, or are near to some: no slips of anything. */
export const plainWords: ReadonlySet<string> = new Set([...slangMeanings.values(), ...CORRECTED])

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** Words that say yes. */
export const YES_WORDS = toSet(
  `ya iya iyah y yes yeah yea sure correct right yup yap yep yoi yo ok oke okee okeee okay okey okeh oki sip siip siap betul benar setuju boleh mantap deal lanjut
   sesuai cocok pas nggih inggih muhun gas gass gaskeun gaskan cus cuss kuy hayu siyap okeh okelah baiklah mangga monggo sae bungkus baik acc masukin masukkan masukan catat sikat setuju jadi`,
)
/** Of these, the ones that agree with what is shown. */
export const CORRECT_WORDS = toSet('betul benar sesuai cocok pas setuju')
/** Words that say that the list is complete. */
export const DONE_WORDS = toSet(
  'cukup lengkap komplit komplet selesai segitu sudah kelar beres finish itu sekian begitu fix rampung tutup proses diproses prosesin checkout co stop enough done lanjutkan segini',
)
export const NO_WORDS = toSet('tidak belum bukan jangan salah no nope')
export const THANK_WORDS = toSet('makasih kasih terima hatur')
export const GREETING_WORDS = toSet(
  `halo hai hi hallo helo hello hey halow alo pagi siang sore malam selamat permisi sampurasun kulonuwun nuwun sewu met sugeng enjing sonten wilujeng assalamualaikum assalamu'alaikum asalamualaikum
   salam punten misi p ping`,
)

/** Words around an agreement. */
export const AGREEMENT_WORDS = toSet(
  `akhirnya tadi gapapa apa semua lagi daftarnya oke banyak atas bantuannya dan sudahlah ke daftar keranjang list langsung cuma cuman hanya baru sementara rasanya pembayaran tersebut semuanya buatkan penawaran penawarannya`,
)

/** Words that say nothing of the goods: who is spoken to, wishes, and what softens them. */
export const FILLER_WORDS = toSet(
  `amat dong deng deh sih nih kok lho loh kan ko tuh kak kakak min admin gan agan bang bro bos boss mas mbak pak pa bapak bu ibu om
   tante kang mang cak ceu teh gaes sis mimin ya saja dulu juga lagi pun tolong mohon coba mau butuh perlu pesan minta ambil beli cari
   ingin saya aku gue gw kita kami punya ada tersedia tambah masukkan masukin catat terus lalu trus kemudian
   dah yaudah yauda hmm hm eh oh o ah anu maaf sorry sori bentar sebentar tunggu infonya info nah jadi kalau kirim
   dikirim antar renovasi renov bangun nanya tanya bisa boleh dapat sekalian sekaligus sekali banget total jumlah jumlahnya banyaknya
   sebanyak masing-masing hehe haha wkwk pls please ini itu the yang segini yaa gini kira-kira kira silakan silahkan
   duit uang hari anda kamu kalian sampean mungkin ternyata dapat kena mayan lumayan atuh mah euy lah la lha wong toh tho ta to rek
   cuy bray sob bosku boskuh ndan guys juragan aa neng akang cak lur lek koh cici maksud kudu pak'e btw canda eits waduh aduh
   wah nanti besok sekarang barang barangnya rencana rencananya rencanae daripada soalnya karena biar supaya rupanya kayaknya kayanya
   sepertinya males malas typo foto fotonya gambar gambarnya satunya lengkap supply suplai oiya oya ohiya iyaa bacain bacakan belanja woy woi hoy oy oi bestie besti a an of asap urgent some is it are the lama banget jawabnya balesnya balasnya penawaran kata katanya bilang tukang tukangnya mandor mandornya istri suami beri kasih kasi tetap dink ketang lae pulak owalah oalah alamak alah wih bah kau mi pale ji tabe bli jero`,
)

/** Whom a message speaks to, at its end. */
export const ADDRESSEES =
  'ketua bah kak kakak gan agan bang bro bos boss bosku mas mbak pak bu om tante kang mang cak teh sis ndan juragan lek koh cuy bray sob lur kk bree'

/** Words of a question that say nothing of the goods. */
export const QUESTION_WORDS = toSet(
  `berapa harga apa apakah ppn npwp pph stok tersisa sisa masih diskon grosir potongan partai borongan nego promo ongkir ongkos biaya
   kirim kapan sampai sampainya lama gimana minimal minimum min tidak habis kosong tinggal butuhnya perlunya kebutuhan
   turun naik selisih selisihnya khusus spesial special istimewa paling murah termurah hitung hitungin hitungkan bagaimana banyak dikirim pengiriman pakai pake pasang dipasang masang menutup`,
)

/** Parts of a house, beside an area. */
export const ROOM_WORDS = toSet(
  `lantai dinding tembok kamar ruang ruangan tamu tidur mandi halaman taman teras garasi carport kanopi balkon gazebo dapur plafon atap rumah
   luas luasnya ukuran ukurannya seluas jalan kolam pagar tinggi panjang lebar`,
)

/** Goods that are named by the part of a house behind them. */
const NAMED_BY_ROOM: ReadonlySet<string> = new Set([
  'cat tembok',
  'cat dinding',
  'keramik lantai',
  'keramik dinding',
  'hollow plafon',
  'rangka plafon',
  'lampu taman',
])

/** Words without the parts of a house that name no goods. */
export const dropRoomWords = (words: readonly string[]): string[] =>
  words.filter((word, at) => !ROOM_WORDS.has(word) || NAMED_BY_ROOM.has(`${words[at - 1]} ${word}`))

/** Words before which an answer goes on: `ya udah semen 20 sak`. */
export const LEADING_WORDS = toSet(
  `ya iya y yes yup yap yoi ok oke okay sip siap baik boleh mantap sudah eh oh hmm nah begitu kalau halo hai pagi siang
   sore malam selamat permisi deal sepakat setuju fix tapi tetapi cuma cuman namun ralat koreksi revisi typo`,
)

export const ALL_WORD_SETS: readonly ReadonlySet<string>[] = [
  YES_WORDS,
  DONE_WORDS,
  NO_WORDS,
  THANK_WORDS,
  GREETING_WORDS,
  FILLER_WORDS,
  QUESTION_WORDS,
  ROOM_WORDS,
]

export const splitWords = (text: string): string[] =>
  text.match(/[\p{L}\d][\p{L}\d.,/'"-]*[\p{L}\d"']|[\p{L}\d]/gu) ?? []

/** The maximum length of each field, in words that a buyer could really write. */
export const LONG_NAME =
  'Raden Mas Muhammad Abdurrahman Wahyuningsih Kusumoatmodjo Sastrowardoyo binti Haji Sulaiman Effendi'
export const LONG_EMAIL =
  'bagian-pengadaan-bahan-bangunan-proyek-rumah-susun-wilayah-timur@pt-pembangunan-nusantara-sejahtera-abadi.contoh.id'

export const LONG_ADDRESS = {
  label: 'Proyek Rumah Susun Sederhana Sewa Tahap III Blok C',
  recipient: LONG_NAME,
  phone: '0812 9041 77351',
  street:
    'Jalan Raya Inspeksi Kalimalang Gang Haji Muhammad Thohir bin Abdul Karim Nomor 118A, RT 012/RW 009, ' +
    'sebelah utara musala Al-Muhajirin dan di belakang gudang bekas pabrik genteng, masuk dari pintu timur ' +
    'melewati dua portal, lalu terus sampai lapangan bola di ujung jalan',
  postalCode: '17530',
  roadWidthM: 3.5,
  driverNote:
    'Truk berhenti di lapangan, jangan masuk gang. Hubungi mandor satu jam sebelumnya; bila hujan tunggu di pos ronda ' +
    'karena tanahnya licin. Bongkar di sisi kiri, semen masuk ke bawah atap, besi di atas ganjal kayu, batu bata jangan dilempar.',
  isMain: true,
}

export const LONG_NOTE =
  'Semen dan mortar harus kering. Besi dipotong dua bila perlu, tetapi jangan ditekuk. Bata ringan ditumpuk paling tinggi dua meter. ' +
  'Yang pecah lebih dari dua persen dikembalikan. Surat jalan ditandatangani mandor dan satpam, satu salinan untuk kami.'
export const LONG_PO = 'PO-BCS/PENGADAAN-WILAYAH-TIMUR/RUSUNAWA-III/XI/2026/000412-A'
export const LONG_SEARCH =
  'triplek meranti sembilan milimeter seratus dua puluh dua kali dua ratus empat puluh empat untuk bekisting kolom lantai dua'

/** Something that people build or renew, and the goods that it usually takes, in words that the catalogue knows. */
export type Project = {
  /** As a reply says it: `Untuk pagar tembok …`. */
  name: string
  /** How buyers call it. */
  called: RegExp
  goods: readonly string[]
}

const toGoods = (goods: string): readonly string[] => goods.split(', ')

/** The first one that is called so counts: who paints a fence builds none, and a bathroom's tiles come before any floor's. */
export const PROJECTS: readonly Project[] = [
  {
    name: 'pengecatan',
    called:
      /(?<!\p{L})(?:(?:mengecat|mencat|ngecat|dicat|pengecatan)|(?:mau|ingin|renovasi|mulai)\scat)(?!\p{L})/u,
    goods: toGoods('plamir tembok, cat interior, cat eksterior, cat plafon, rol cat, kuas'),
  },
  {
    name: 'kamar mandi',
    called: /kamar\smandi|toilet|(?<!\p{L})wc(?!\p{L})/u,
    goods: toGoods(
      'keramik lantai, keramik dinding, perekat keramik, nat keramik, pelapis anti bocor, pipa pvc aw, kloset duduk, hand shower, saringan lantai, pintu kamar mandi',
    ),
  },
  {
    name: 'dapur',
    called: /(?<!\p{L})(?:dapur|kitchen)(?:\sset)?(?!\p{L})/u,
    goods: toGoods(
      'bata ringan, semen 50 kg, keramik lantai, keramik dinding, perekat keramik, nat keramik, pipa pvc aw, bak cuci piring, keran dapur, cat interior',
    ),
  },
  {
    name: 'pagar tembok',
    called: /(?<!\p{L})pagar(?!\p{L})/u,
    goods: toGoods(
      'batu kali, batako, semen 50 kg, pasir pasang, pasir beton, batu split, besi polos 8, kawat bendrat, cat eksterior',
    ),
  },
  {
    name: 'kolam ikan',
    called: /(?<!\p{L})kolam(?!\p{L})/u,
    goods: toGoods(
      'batako, semen 50 kg, pasir pasang, besi polos 8, kawat bendrat, pelapis anti bocor, pipa pvc aw',
    ),
  },
  {
    name: 'septic tank atau sumur resapan',
    called: /septi[ck]\s?ten[gk]|septi[ck]\s?tank|(?:sumur\s)?resapan|sumur|selokan|drainase/u,
    goods: toGoods('buis beton, u-ditch, batu split, pasir pasang, semen 50 kg, pipa pvc d 4'),
  },
  {
    name: 'instalasi listrik',
    called: /listrik/u,
    goods: toGoods(
      'kabel nym 2x1,5, kabel nym 3x2,5, pipa konduit, kotak mcb, mcb 10a, saklar tunggal, stop kontak, lampu led',
    ),
  },
  {
    name: 'instalasi air',
    called:
      /(?:instalasi|saluran|jaringan|pipa|perpipaan)\s(?:pipa\s)?air|(?<!\p{L})(?:plumbing|perpipaan)(?!\p{L})/u,
    goods: toGoods(
      'pipa pvc aw, elbow pvc, tee pvc, lem pvc, keran tembok, tangki air, pompa air, floor drain',
    ),
  },
  {
    name: 'kanopi atau carport',
    called: /(?<!\p{L})(?:[ck]anopi|carport|garasi)(?!\p{L})/u,
    goods: toGoods('hollow 40x40, hollow 40x60, spandek, sekrup atap, cat besi, semen 50 kg'),
  },
  {
    name: 'atap',
    called: /(?<!\p{L})(?:atap|genteng)(?!\p{L})/u,
    goods: toGoods('kanal c75, reng baja, genteng metal, nok metal, sekrup baja ringan'),
  },
  {
    name: 'plafon',
    called: /(?<!\p{L})(?:plafon|plavon|eternit)(?!\p{L})/u,
    goods: toGoods('papan gipsum 9 mm, hollow plafon 40x40, sekrup gipsum, kompon, lis gipsum'),
  },
  {
    name: 'lantai keramik',
    called: /(?<!\p{L})(?:lantai|(?:pasang|ganti)\skeramik)(?!\p{L})/u,
    goods: toGoods('keramik lantai, perekat keramik, nat keramik, semen 50 kg, pasir pasang'),
  },
  {
    name: 'dinding',
    called: /(?<!\p{L})(?:dinding|tembok|sekat|partisi)(?!\p{L})/u,
    goods: toGoods(
      'bata ringan, perekat bata ringan, bata merah, semen 50 kg, pasir pasang, besi polos 8, kawat bendrat',
    ),
  },
  {
    name: 'pondasi',
    called: /(?<!\p{L})(?:p|f)ondasi(?!\p{L})/u,
    goods: toGoods(
      'batu kali, semen 50 kg, pasir pasang, pasir urug, besi ulir 13, besi polos 8, kawat bendrat',
    ),
  },
  {
    name: 'jalan atau halaman',
    called: /(?<!\p{L})(?:halaman|taman|jalan|parkiran)(?!\p{L})/u,
    goods: toGoods('paving, kanstin, pasir urug, sirtu, batu split'),
  },
  {
    name: 'bangunan rumah',
    called:
      /(?<!\p{L})(?:rumah|bangunan|ruko|kos(?:kos)?an|kontrakan|kamar|ruang(?:an)?|gudang|warung|toko|kios)(?!\p{L})/u,
    goods: toGoods(
      'semen 50 kg, pasir pasang, batu split, batu kali, bata ringan, besi ulir 13, kawat bendrat, kanal c75, genteng metal, keramik lantai',
    ),
  },
]

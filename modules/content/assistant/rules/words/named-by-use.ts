/** What goods are for, as people describe what they have no name of, and what that is called. */
const USES: Record<string, string> = {
  [String.raw`(?:nutup|menutup|ngisi|mengisi|isi|nambal|tutup)(?:in|i)?\s(?:sela(?:-sela)?|celah|garis|nat|rongga)\s(?:antar\s)?(?:keramik|lantai|granit|ubin)`]:
    'nat keramik',
  [String.raw`(?:nempel|menempel|masang|memasang|pasang|ngelem|rekat|merekatkan)(?:in|kan)?\s(?:keramik|ubin)`]:
    'perekat keramik',
  [String.raw`(?:nempel|menempel|masang|memasang|pasang|ngelem|rekat|merekatkan)(?:in|kan)?\sgranit`]:
    'perekat granit',
  [String.raw`(?:nempel|menempel|masang|memasang|pasang|ngelem|rekat|merekatkan)(?:in|kan)?\s(?:hebel|bata\sringan)`]:
    'perekat bata ringan',
  [String.raw`(?:ngelem|nyambung|menyambung|nempel|lem)(?:in|kan)?\s(?:pipa|paralon)(?:\spvc)?`]:
    'lem pipa pvc',
  [String.raw`(?:ngiket|ngikat|mengikat|ikat|ngebendrat)(?:in|kan)?\s(?:besi|tulangan|cor|begel|ring)(?:an)?(?:\s(?:cor|beton))?`]:
    'kawat bendrat',
  [String.raw`(?:nutup|menutup|ngisi|mengisi|nambal)(?:in|i)?\s(?:sambungan|sela|celah)\s(?:gypsum|gipsum|plafon)`]:
    'kompon gipsum',
}
const LED = String.raw`(?:(?:(?:barang|bahan|alat|itu|yang|yg)\s)*(?:yang|yg|bahan|barang|alat)\s)(?:biasa(?:nya)?\s)?(?:di)?(?:pakai\s|pake\s)?(?:buat|untuk|utk|bwt|guna)\s`
const NAMES = Object.entries(USES).map(
  ([use, name]) =>
    [
      new RegExp(String.raw`(?<!\p{L})${LED}${use}(?!\p{L})(?:\s(?:itu|tuh|gitu|lho|loh))*`, 'gu'),
      name,
    ] as const,
)
/** `tidak tahu namanya kak`: what follows describes it. */
const NAMELESS =
  /(?<!\p{L})(?:gatau|(?:ga|gak|nggak|tidak|kurang|lupa)\s?(?:tau|tahu|ngerti|inget|ingat)?)\s(?:apa\s)?nama(?:nya|\sbarang(?:nya)?)(?:\s(?:apa|kak|min|bang|pak|bu|mas))*[\s,.]*(?=\p{L})/gu

/** A message with the goods that are described by what they are for named as the catalogue names them. In lower case. */
export const nameByUse = (text: string): string =>
  NAMES.reduce((named, [use, name]) => named.replaceAll(use, name), text.replaceAll(NAMELESS, ''))

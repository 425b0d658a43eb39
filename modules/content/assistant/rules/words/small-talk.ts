const PRAISE = String.raw`mantap|pinter|pintar|hebat|canggih|jago|mantul|keren|ramah|fast\s?respon|respon(?:nya)?\s(?:cepat|cepet)|cepat\s(?:sekali\s)?respon\p{L}*|bagus\s(?:sekali\s)?pelayanan\p{L}*|baik\sbanget|recommended`
const WISH = String.raw`laris|sehat\sselalu|sukses|semangat|barokah|berkah|lancar\sjaya`
const WEATHER = String.raw`(?:hari\sini\s)?(?:panas|hujan|mendung|dingin)(?:\sbanget|\ssekali)?|(?:lagi\s)?(?:rame|ramai|sepi)`
const PARTING = String.raw`sampai\s(?:ketemu|jumpa)|maaf\s(?:ganggu|mengganggu|merepotkan|ngerepotin)`
const SMALL_TALK = new RegExp(
  String.raw`^(?:\p{L}+\s){0,2}?(?:${PRAISE}|${WISH}|${WEATHER}|${PARTING})(?:[\s-]\p{L}+){0,3}\s*[?!.]*$`,
  'u',
)

/** Praise, wishes, the weather: what is said beside an order, and asks for nothing. */
export const isSmallTalk = (text: string): boolean =>
  !/[\d?]|(?<!\p{L})(?:tidak|kah|berapa|kapan)(?!\p{L})/u.test(text) && SMALL_TALK.test(text)

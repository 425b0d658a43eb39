const WHO = String.raw`(?:orang|admin|cs|cso|customer\s?(?:service|care)|sales|marketing|penjualan|operator|tim|manaje?r|manager|atasan|bos|pelayan|penjual)`
const NYA = String.raw`(?:\s?nya)?`
const END = String.raw`(?:\s|$|[?.!,])`
const SOFT = String.raw`(?:\s(?:dong|ya|kak|min|pak|bu|bang|mas|mbak|gan|asli|beneran|langsung|saja|deh|sih|mana|ada|gimana|tidak|siapa|lah))*`

/** Who asks for a person, or to go on in the messaging app. */
const PERSON = [
  String.raw`(?:bicara|nyarios|ngomong|ngobrol|chat|hub\p{L}*|sambung\p{L}*|telepon|kontak|panggil\p{L}*|terus\p{L}*|minta|mau|ketemu)\s(?:.*\s)?(?<!(?:bagian|beli)\s)${WHO}${NYA}${END}`,
  String.raw`(?:dengan|ke|sama)\sbagian\s(?:penjualan|sales|marketing|gudang|cs|admin)`,
  String.raw`(?:no|nomor|nomer|kontak)\.?\s(?:wa|whatsapp|hp|telepon|cs|admin|sales|marketing)${NYA}${END}|nomor\s(?:yang\s)?(?:bisa\s)?(?:di)?(?:telepon|hubungi)|kontak\s?(?:marketing|sales|admin)${NYA}${END}`,
  String.raw`(?:mana|ada)\s(?:orang|admin|cs)${NYA}${END}`,
  String.raw`(?:telepon|telpon|hubungi|call|kontak)\p{L}*\s(?:saya|kami|balik|saja|langsung|me|back)${END}`,
  String.raw`(?:bisa|boleh|mau|tolong)\s(?:minta\s)?(?:telepon|vc|video\s?call|call)(?:\sbisa)?${END}`,
  String.raw`(?:sama|dengan|ke)\s(?:orang\s|mbak\s|mas\s)?(?:sales|admin|cs|marketing|orang)${NYA}\s(?:langsung|saja)${END}`,
  String.raw`langsung\s(?:sama|dengan|ke)\s(?:orang\s)?(?:sales|admin|cs|marketing)${NYA}${END}`,
  String.raw`(?:dibantu|bantuan)\s(?:sama\s|dengan\s|oleh\s)?(?:orang|admin|petugas|tim)${NYA}${END}`,
  String.raw`(?<!\p{L})(?:bukan|jangan|males|malas|sama)\s(?:\p{L}+\s){0,2}(?:bot|robot)(?!\p{L}).*(?:orang|admin|cs)${NYA}(?!\p{L})|(?<!\p{L})(?:bot|robot)(?!\p{L}).*(?:mau|kasih|minta)\s.*(?:orang|admin|cs)${NYA}(?!\p{L})`,
  String.raw`^(?:min[\s,]+)?${WHO}(?<!bos|orang|tim)${NYA}${SOFT}\s*[?.!]*$`,
  String.raw`(?:kasih|kasi|lempar|oper)\s(?:saya\s)?(?:ke\s)?(?:orang|admin|cs)${NYA}${END}`,
  String.raw`komplain\s.*(?:bos|atasan|manajer|manager|admin)`,
  String.raw`(?:lanjut|kirim|pindah|via|lewat|ke|di)\s(?:\p{L}+\s)?(?:wa|whatsapp|wassap|watsap)${END}`,
].map((pattern) => new RegExp(pattern, 'u'))

/** Whether a normalized message asks for a person, or to go on in the messaging app. */
export const asksForPerson = (text: string): boolean => PERSON.some((pattern) => pattern.test(text))

/** How everybody wants goods to be, which tells none apart: `yang lurus ya`. */
const QUALITY = String.raw`lurus|mulus|segar|fresh|baru|kering|utuh|rapi|asli|ori|original|bagus-bagus|berkualitas|kuat-kuat|rata|presisi|tua|matang`
/** What nobody wants: `jangan bengkok`. */
const FAULT = String.raw`bengkok|bengkong|penyok|peyot|lembap|lembab|basah|pecah|retak|karatan|berkarat|cacat|rusak|membatu|keras|kadaluarsa|expired|busuk|lapuk|pecah-pecah|gompal|somplak|sobek|palsu|kw|bekas|banci`
const SOFT = String.raw`(?:\s(?:ya|saja|semua|dong|deh|kak|pak|bu|min|bang|mas|lho|loh|tolong))*`
const WISHED = new RegExp(
  String.raw`^(?:(?:tolong|mohon|minta|mau|pilih(?:in|kan)?|cari(?:in|kan)?|kasih|kirim|harus|terus|dan|tapi|barang(?:nya)?|semua(?:nya)?|\p{L}{3,}nya)\s)*(?:(?:yang|harus|pokoknya)\s)+(?:masih\s|benar-benar\s)?(?:${QUALITY})${SOFT}(?:[\s,]+(?:jangan|bukan|tidak\smau)\s.*)?$`,
  'u',
)
const FAULTED = new RegExp(
  String.raw`^(?:(?:tolong|mohon|tapi|dan|terus|pokoknya|awas|barang(?:nya)?|\p{L}{3,}nya)\s)*(?:jangan|bukan|tidak\smau)\s(?:(?:yang|sampai|ada|kasih|kirim|di\p{L}+)\s)*(?:${FAULT})(?!\p{L}).*$`,
  'u',
)

/** Whether a part only wishes that goods are as they should be. */
export const wishesQuality = (part: string): boolean =>
  !/[\d?]/.test(part) && (WISHED.test(part) || FAULTED.test(part))

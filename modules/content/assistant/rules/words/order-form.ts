const TITLED = String.raw`(?=(?:bapak|bpk|pak|ibu|bu|sdr|sdri|saudara|saudari|mas|mbak|mr|mrs|ms|haji|hj|h)\.?\s+\p{L})`

/** Lines of a purchase order and what they say to the readers of names and addresses. */
const LINES: readonly [RegExp, string][] = [
  // `Up. Ibu Ratna`, `Attn: Pak Joko`
  [
    new RegExp(String.raw`^[\s\-•*]*(?:u\.?\s?p|attn|attention|c\.?q)\.?\s*:?\s+${TITLED}`, 'gimu'),
    'nama: ',
  ],
  [
    /^[\s\-•*]*(?:u\.?\s?p|attn|attention|attn\.?\sto|contact|kontak\sperson|narahubung)\.?\s*:\s*(?=\p{Lu})/gimu,
    'nama: ',
  ],
  // `Kirim ke site: Jl. …`, `Lokasi proyek : …`, `Ship to: …`
  [
    /^[\s\-•*]*(?:(?:(?:di)?kirim|pengiriman|antar|delivery|ship|deliver)(?:kan|an)?\s?(?:ke|to|di)?|lokasi|alamat|tujuan|site|titik)\s*(?:\/\s*)?(?:ke\s)?(?:site|proyek|project|lokasi|gudang|alamat|kirim|pengiriman|delivery|address|bongkar|drop)?\s*:\s*(?=[\p{L}\d])/gimu,
    'alamat: ',
  ],
  // The number of the order and its day are nothing that is ordered.
  [
    /^[\s\-•*]*(?:(?:no(?:mor)?\.?\s*)?(?:po|spk|pr|ref|sp)(?:\s*(?:no(?:mor)?|number))?\.?\s*[:.]?\s*(?:no\.?\s*)?[\w.-]*\d[\w.-]*\/[^\n]*|(?:tgl|tanggal|date|hal|perihal|lampiran|lamp)\.?\s*:?\s[^\n]*\d{4}[^\n]*)$\n?/gimu,
    '',
  ],
]

/** A message whose lines of a form are labelled as the readers know them. */
export const readOrderForm = (message: string): string =>
  message.includes('\n')
    ? LINES.reduce((read, [pattern, meant]) => read.replaceAll(pattern, meant), message)
    : message

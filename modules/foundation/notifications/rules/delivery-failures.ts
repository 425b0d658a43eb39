const UNREACHABLE =
  /E(?:CONNREFUSED|CONNRESET|TIMEDOUT|NOTFOUND|HOSTUNREACH|SOCKET|DNS|AI_AGAIN|CONNECTION)|timeout|closed/i

const whatsappFailures: Record<string, string> = {
  timeout: 'WhatsApp tidak menjawab.',
  network: 'WhatsApp tidak dapat dihubungi.',
  10: 'WhatsApp menolak izin toko.',
  100: 'WhatsApp menolak isi pesannya.',
  190: 'Kunci toko di WhatsApp sudah tidak berlaku.',
  130429: 'WhatsApp sedang membatasi pengiriman.',
  131005: 'WhatsApp menolak izin toko.',
  131026: 'Nomor ini tidak memakai WhatsApp.',
  131042: 'Pembayaran akun WhatsApp toko bermasalah.',
  131048: 'WhatsApp sedang membatasi pengiriman.',
  131056: 'Terlalu banyak pesan ke nomor ini.',
  132000: 'Isi pesan tidak cocok dengan templatnya.',
  132001: 'Templat pesan ini belum terdaftar di WhatsApp.',
}

/** Why a message could not be delivered, in words, from what the mail server, WhatsApp or the network said. */
export function describeDeliveryFailure(failure: string): string {
  const [, code] = /^WhatsApp (\w+)/.exec(failure) ?? []
  if (code) return whatsappFailures[code] ?? 'WhatsApp tidak menerimanya.'
  if (UNREACHABLE.test(failure)) return 'Server surat tidak dapat dihubungi.'
  if (/EAUTH|\b53[0-9]\b|authenticat/i.test(failure))
    return 'Server surat menolak nama pengguna atau kata sandi toko.'
  if (/EENVELOPE|recipient|mailbox|\b55[0-4]\b/i.test(failure))
    return 'Server surat menolak alamat penerimanya.'
  if (/\b4\d\d\b/.test(failure)) return 'Server surat sedang sibuk.'
  return 'Server surat tidak menerimanya.'
}

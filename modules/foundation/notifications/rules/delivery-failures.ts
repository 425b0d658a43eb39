const UNREACHABLE =
  /E(?:CONNREFUSED|CONNRESET|TIMEDOUT|NOTFOUND|HOSTUNREACH|SOCKET|DNS|AI_AGAIN|CONNECTION)|timeout|closed/i

/** Why a message could not be delivered, in words, from what the mail server or the network said. */
export function describeDeliveryFailure(failure: string): string {
  if (UNREACHABLE.test(failure)) return 'Server surat tidak dapat dihubungi.'
  if (/EAUTH|\b53[0-9]\b|authenticat/i.test(failure))
    return 'Server surat menolak nama pengguna atau kata sandi toko.'
  if (/EENVELOPE|recipient|mailbox|\b55[0-4]\b/i.test(failure))
    return 'Server surat menolak alamat penerimanya.'
  if (/\b4\d\d\b/.test(failure)) return 'Server surat sedang sibuk.'
  return 'Server surat tidak menerimanya.'
}

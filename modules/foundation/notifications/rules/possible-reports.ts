import type { ReportedStatus } from '#platform/messaging/whatsapp-reports.ts'

/** What WhatsApp may still report of a message: nothing goes back. */
export function listPossibleReports(message: {
  channel: string
  sent_at: Date | null
  delivered_at: Date | null
  read_at: Date | null
}): ReportedStatus[] {
  if (message.channel !== 'whatsapp' || !message.sent_at || message.read_at) return []
  return message.delivered_at ? ['read'] : ['delivered', 'read', 'failed']
}

/** What a report says of a message, for people. */
export const reportNames: Record<ReportedStatus, string> = {
  delivered: 'Sampai',
  read: 'Dibaca',
  failed: 'Gagal',
}

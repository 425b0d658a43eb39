import type { Api } from '#modules/client.ts'

/** Conversations with the assistant: one with a list that staff have taken over, one that is running and not understood. */
export async function startChats(buyer: Api, staff: Api) {
  const { threadId: handledThread } = await buyer.assistant.session()
  const say = (threadId: string, message: string) =>
    buyer.assistant.message({ body: { threadId, message } })
  await say(
    handledThread,
    'semen 50 kg 20 sak, triplek 9mm 12 lembar, kirim ke Jl. Kenanga Raya No. 18, Bekasi Timur atas nama Lina Wati',
  )
  await staff.staffAssistant.take({ id: handledThread })
  await say(handledThread, 'Bisa diantar sebelum jam 9? Jalannya hanya muat pickup.')
  await staff.staffAssistant.answer({
    id: handledThread,
    body: { text: 'Bisa, Bu Lina. Kami kirim dengan pickup, sampai sekitar pukul delapan.' },
  })
  const { threadId: runningThread } = await buyer.assistant.session()
  await say(runningThread, 'butuh besi polos 10 mm 15 batang')
  await say(runningThread, 'tukang langganan saya minta siapkan gerobak dorong gimana')
  await say(runningThread, 'resep rendang padang dong')
  return { handledThread, runningThread }
}

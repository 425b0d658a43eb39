import { jobs } from '#modules/jobs.ts'
import type { TestShop } from '../shop.ts'

/** Sends the messages of a delivery's steps that wait, as the worker does once their time has come. */
export async function sendHeldMessages(shop: TestShop, deliveryId: string): Promise<void> {
  const messages = await shop.db
    .selectFrom('message')
    .select('id')
    .where('held_for', 'like', `%${deliveryId}`)
    .execute()
  for (const { id } of messages)
    await jobs['notifications.deliver']!(shop.deps, { messageId: id } as never)
}

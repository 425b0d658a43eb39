import { defineReaderData } from '#web/reader/reader-sources.ts'
import type { Visitor } from './visitor.ts'

export const visitorData = defineReaderData({
  name: 'visitor',
  async load(reader): Promise<Visitor> {
    const [cart, district, waiting] = await Promise.all([
      reader.loadCart(),
      reader.findDistrict(),
      reader.countWaiting(),
    ])
    return { user: reader.user, cart, ...(district ? { district } : {}), waiting }
  },
})

const PATHS = ['/', '/kategori', '/api/product/ec/list', '/api/product/ec/sum', '/cart', '/login']

/** Visitors who read pages without a break. Nothing is repeated: what fails is a failure. */
export function startPageLoad(origin: string, readerCount: number) {
  const failed: string[] = []
  let read = 0
  let isFinishing = false

  async function readRepeatedly(nr: number): Promise<void> {
    for (let turn = nr; !isFinishing; turn++) {
      const path = PATHS[turn % PATHS.length]!
      try {
        const response = await fetch(origin + path)
        await response.arrayBuffer()
        read += 1
        if (!response.ok) failed.push(`${path} answered ${response.status}`)
      } catch (thrown) {
        const { message, cause } = thrown as Error
        failed.push(`${path}: ${message} ${cause instanceof Error ? cause.message : ''}`.trim())
      }
    }
  }

  const running = Promise.all(Array.from({ length: readerCount }, (_, nr) => readRepeatedly(nr)))
  return {
    async finish(): Promise<{ read: number; failed: string[] }> {
      isFinishing = true
      await running
      return { read, failed }
    },
  }
}

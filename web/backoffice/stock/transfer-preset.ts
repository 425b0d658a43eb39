/** What a transfer is suggested to move, and where. */
export type TransferPreset = { from: string; to: string; sku: string; quantity: number }

/** The address of the transfer form, filled in with a suggestion. */
export const buildTransferUrl = ({ from, to, sku, quantity }: TransferPreset): string =>
  `/backoffice/stok?${new URLSearchParams({ pindah: '', dari: from, ke: to, sku, jumlah: String(quantity) })}`

/** The suggestion that an address has; undefined without one. */
export function readTransferPreset({ searchParams }: URL): TransferPreset | undefined {
  const read = (name: string) => searchParams.get(name)?.slice(0, 60) ?? ''
  const quantity = Number(read('jumlah'))
  if (!read('sku') || !(quantity > 0)) return undefined
  return { from: read('dari'), to: read('ke'), sku: read('sku'), quantity }
}

/** A way in which something can be; what people read of it. */
type FlagVariant = { readonly name: string; readonly label: string }

/** What the code asks of a flag. A flag that no code asks for cannot be made. */
export type FlagDefinition = {
  readonly label: string
  readonly description: string
  readonly variants: readonly [FlagVariant, FlagVariant]
  /** Shares of the variants, in their order, until staff decide otherwise. */
  readonly defaultShares: Shares
}

/** Whole numbers; of 1 and 2 the second variant gets two readers in three. */
export type Shares = readonly [number, number]

/** Every flag by its key, as the specification names them. */
export const FLAGS = {
  ec_floating_chat_cta: {
    label: 'Tombol mengambang',
    description: 'Apa yang dibuka tombol di kanan bawah setiap halaman.',
    variants: [
      { name: 'on', label: 'Asisten' },
      { name: 'off', label: 'WhatsApp' },
    ],
    defaultShares: [1, 0],
  },
  'mobile-register-layout-experiment': {
    label: 'Tampilan pendaftaran',
    description:
      'Percobaan: susunan halaman daftar. Yang sudah melihat satu tampilan tetap melihatnya setahun, selama bagiannya tidak 0.',
    variants: [
      { name: 'original', label: 'Lama' },
      { name: 'new-layout', label: 'Baru' },
    ],
    defaultShares: [1, 2],
  },
} as const satisfies Record<string, FlagDefinition>

export type FlagKey = keyof typeof FLAGS
export const flagKeys = Object.keys(FLAGS) as [FlagKey, ...FlagKey[]]
export const isFlagKey = (key: string): key is FlagKey => Object.hasOwn(FLAGS, key)

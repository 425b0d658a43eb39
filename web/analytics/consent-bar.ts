import type { Consent } from './consent.ts'

const QUESTION =
  'Boleh kami hitung kunjungan Anda dengan Google Analytics, supaya barang yang sering dicari lebih mudah ditemukan? Nama, nomor ponsel, dan alamat tidak ikut. Tanpa izin pun toko bisa dipakai penuh.'
const CHOSEN = { granted: 'Pilihan Anda sekarang: boleh.', denied: 'Pilihan Anda sekarang: tidak.' }

/** Both answers weigh the same. */
const ANSWERS = [
  ['denied', 'Tidak usah'],
  ['granted', 'Ya, boleh'],
] as const

/**
 * Asks whether visits may be counted, in a bar above everything that a page has at the bottom. It is made without a
 * framework, so that every page can ask, and it takes no place in the page: nothing moves. Returns what removes it.
 */
export function showConsentBar(
  chosen: Consent,
  onAnswer: (consent: NonNullable<Consent>) => void,
): () => void {
  const bar = create(
    'section',
    'fixed inset-x-0 bottom-0 z-40 border-t border-line bg-face pb-[env(safe-area-inset-bottom)] shadow-card',
  )
  bar.setAttribute('aria-label', 'Izin menghitung kunjungan')
  const text = create('p', 'max-w-[90ch] text-14 text-ink-2')
  const link = create('a', 'font-semibold text-link')
  link.href = '/kebijakan-privasi'
  link.textContent = 'Kebijakan privasi'
  text.append(`${QUESTION} ${chosen ? `${CHOSEN[chosen]} ` : ''}`, link)
  const buttons = create('div', 'grid grid-cols-2 gap-2')
  for (const [consent, label] of ANSWERS) {
    const button = create('button', 'btn')
    button.type = 'button'
    Object.assign(button.dataset, { variant: 'outlined', color: 'primary', size: 'normal' })
    button.textContent = label
    button.addEventListener('click', () => onAnswer(consent))
    buttons.append(button)
  }
  const content = create(
    'div',
    'wrap grid gap-3 py-3 md:grid-cols-[1fr_auto] md:items-center md:gap-6',
  )
  content.append(text, buttons)
  bar.append(content)
  document.body.append(bar)
  return () => bar.remove()
}

function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  element.className = className
  return element
}

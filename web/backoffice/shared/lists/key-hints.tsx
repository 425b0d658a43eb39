/** The keys of a list (`useRowShortcuts`), where there are a keyboard and a mouse. */
export const KeyHints = () => (
  <span className="hidden md:pointer-fine:inline">
    <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> pindah baris <KeyHint>Enter</KeyHint> buka
  </span>
)

const KeyHint = ({ children }: { children: string }) => (
  <kbd className="rounded-small border border-line-control bg-face px-1.5 text-12">{children}</kbd>
)

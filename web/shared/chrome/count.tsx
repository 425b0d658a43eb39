/** A number on an icon of the header; nothing for none. */
export function Count({ of, className }: { of: number; className: string }) {
  if (of === 0) return null
  return (
    <span
      aria-hidden
      className={`num absolute h-[18px] min-w-[18px] rounded-[9px] bg-white px-1 text-center text-[11px] leading-[18px] font-[800] text-tarp-700 ${className}`}
    >
      {of > 99 ? '99+' : of}
    </span>
  )
}

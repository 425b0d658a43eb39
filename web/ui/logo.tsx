/** The shop's logo: a tower of blocks. The name comes from the settings. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex min-h-11 items-center gap-2.5 text-[22px] font-[800] tracking-[-0.02em]">
      <svg viewBox="0 0 30 30" aria-hidden className="size-[30px] shrink-0" fill="currentColor">
        <path d="M12 2h6v9h-6z" />
        <path d="M8 13h14v6H8z" opacity=".82" />
        <path d="M2 21h26v7H2z" />
      </svg>
      {name && <span>{name}</span>}
    </span>
  )
}

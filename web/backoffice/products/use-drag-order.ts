import { useState, type DragEvent } from 'react'

/** Moves an element of a list by dragging it onto another one. */
export function useDragOrder(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  const [target, setTarget] = useState<number>()
  const end = () => {
    setDragged(undefined)
    setTarget(undefined)
  }
  return {
    dragged,
    target,
    /** The handlers of the element at an index. */
    handlersOf: (at: number) => ({
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move'
        setDragged(at)
      },
      onDragOver(event: DragEvent) {
        if (dragged === undefined) return
        event.preventDefault()
        setTarget(at)
      },
      onDrop(event: DragEvent) {
        event.preventDefault()
        if (dragged !== undefined) move(dragged, at)
        end()
      },
      onDragEnd: end,
    }),
  }
}

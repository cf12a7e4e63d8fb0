/** We treat a longer press as no tap. */
const PRESS_TIMEOUT_MS = 1_000
/** The click comes within this time after its press ends. */
const CLICK_DELAY_MS = 100

let pressEnd: Promise<void> | undefined

document.addEventListener('pointerdown', () => {
  pressEnd = new Promise((resolve) => {
    setTimeout(resolve, PRESS_TIMEOUT_MS)
    addEventListener('pointerup', () => setTimeout(resolve, CLICK_DELAY_MS), { once: true })
    for (const type of ['click', 'pointercancel']) {
      addEventListener(type, () => resolve(), { once: true })
    }
  })
})

/** Waits until nothing is pressed, because a button that moves under a finger gets no click. */
export async function afterPress(): Promise<void> {
  await pressEnd
}

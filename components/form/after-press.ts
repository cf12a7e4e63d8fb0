/** A longer press is no tap. */
const PRESS_TIMEOUT_MS = 1_000
/** The click follows the end of its press within this time. */
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

/** Resolves once nothing is pressed: a button that moves under a finger gets no click. */
export async function afterPress(): Promise<void> {
  await pressEnd
}

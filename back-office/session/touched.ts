const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
let last = Date.now()

for (const sign of signs) addEventListener(sign, () => (last = Date.now()), { passive: true, capture: true })

/** For how many milliseconds nobody has touched this window. */
export const untouchedFor = () => Date.now() - last

import type { CSSOptions } from 'vite'

type PostcssPlugin = Extract<
  NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>[number],
  { postcssPlugin: string }
>

/**
 * A touch screen keeps `:hover` on what was tapped last, until the next tap somewhere else. So every rule with `:hover`
 * goes into `@media (hover: hover)`; selectors beside it in the same rule (`:focus-visible`) stay for all devices.
 */
export const hoverStyles: PostcssPlugin = {
  postcssPlugin: 'hover-styles',
  Rule(rule, { AtRule }) {
    const hovering = rule.selectors.filter((selector) => selector.includes(':hover'))
    if (hovering.length === 0) return
    for (let outer = rule.parent; outer; outer = outer.parent as typeof outer) {
      if (outer.type === 'atrule' && 'params' in outer && /\(hover:\s*hover\)/.test(String(outer.params)))
        return
    }
    const media = new AtRule({ name: 'media', params: '(hover: hover)', source: rule.source })
    media.append(rule.clone({ selectors: hovering }))
    rule.after(media)
    const others = rule.selectors.filter((selector) => !selector.includes(':hover'))
    if (others.length > 0) rule.selectors = others
    else rule.remove()
  },
}

const names = new Map<string, string>()

/** Native language name: English, हिन्दी. */
export function languageName(language: string): string {
  let name = names.get(language)
  if (!name) {
    name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
    names.set(language, name)
  }
  return name
}

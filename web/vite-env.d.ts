interface ImportMetaEnv {
  /** Where the files lie that PDF.js fetches (pdf-side-files.ts). */
  readonly PDF_FILES: string
}

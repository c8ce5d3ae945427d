/** Calm sentences of the loader that fills the screen. */
export const uiLoader = {
  m1: 'Take one slow breath.',
  m2: 'You do not have to carry everything at once.',
  m3: 'Let your shoulders come down a little.',
  m4: 'Coming here was already a first step.',
  m5: 'There is no hurry. You are in the right place.',
  m6: 'A small kindness to yourself counts today.',
  m7: 'There is someone here to listen.',
  m8: 'Rest is important too. We are almost ready.',
} as const

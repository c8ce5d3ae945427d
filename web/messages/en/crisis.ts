export const crisis = {
  title: 'You are not alone with this.',
  words:
    'If you are thinking about ending your life or hurting yourself, please talk to someone now. They listen at any hour, without judging.',
  helpline: 'Call {name} {number}',
  goesOn: {
    writing: 'You can still send what you wrote.',
    test: 'You can still finish the test.',
    result: 'Someone from New You may call or write to you.',
  },
} as const

export const crisis = {
  title: 'You are not alone.',
  words:
    'If you are thinking about ending your life or hurting yourself, please talk to someone now. You can call one of these helplines. Their hours are next to each number.',
  helpline: 'Call {name} {number}',
  harm: {
    titles: {
      violence: 'You deserve to be safe.',
      'sexual-violence': 'It is not your fault.',
      'child-abuse': 'Every child must be safe.',
      trafficking: 'Nobody may own you or sell you.',
      harassment: 'You do not have to bear this alone.',
    },
    words: 'If you or someone else is in danger, call now. It is free, day and night.',
    centre:
      'Near you there may be a One Stop Centre (Sakhi): a safe place, a doctor, police and legal advice, free of charge. Ask 181 for it.',
    phone:
      'Can someone else see this phone? Call from another one if you can, and delete the call from the list.',
    mail: 'Our answer comes by e-mail. Write to us only if nobody else reads your e-mail.',
    exit: 'Quick exit',
    exitWords: 'takes you to another site at once.',
  },
  goesOn: {
    writing: 'You can still send what you wrote.',
    test: 'You can still finish the test.',
    result: 'Someone from New You may call or write to you.',
  },
} as const

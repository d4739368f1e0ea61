const files = import.meta.glob<string>(
  [
    '../../../../src/fivecups/texts/ru/*/*.ftl',
    '!../../../../src/fivecups/texts/ru/rules/*.ftl',
    '!../../../../src/fivecups/texts/ru/games/lessons.ftl',
    '!../../../../src/fivecups/texts/ru/terminal/*.ftl',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

export default Object.values(files);

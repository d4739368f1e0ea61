const files = import.meta.glob<string>(
  ['../../../src/fivecups/texts/ru/*.ftl', '!../../../src/fivecups/texts/ru/{rules-*,lessons}.ftl'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

export default Object.values(files);

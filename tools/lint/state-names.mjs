/** The words before an adjective or a participle, which the setter leaves out: `isOpen` and `setOpen`. */
const PREFIX = /^(?:is|has|should|was)(?=[A-Z])/;

const setterOf = (name) => `set${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const stateSetter = {
  create(context) {
    return {
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ArrayPattern' || init?.type !== 'CallExpression' || init.callee.name !== 'useState') return;
        const [value, setter] = id.elements;
        if (value?.type !== 'Identifier' || setter?.type !== 'Identifier') return;
        const names = [setterOf(value.name), setterOf(value.name.replace(PREFIX, ''))];
        if (!names.includes(setter.name))
          context.report({ node: setter, message: `Name the setter of "${value.name}" ${names.at(-1)}.` });
      },
    };
  },
};

export default { meta: { name: 'state-names' }, rules: { setter: stateSetter } };

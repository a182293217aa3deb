// Lists and tables that begin empty and are filled by functions that are not followed.
import React, { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { create } from 'zustand';

function build(comments) {
  const items = [];
  const visit = (comment) => {
    items.push({ comment, count: comment.count });
  };
  comments.forEach((comment) => visit(comment));
  return items;
}

function Rows(props) {
  const items = build(props.comments);
  return items.map((item) => (
    <View key={item.comment}>{item.count > 0 && <Text style={styles.count}>a</Text>}</View>
  ));
}

const useStore = create((set) => ({
  projects: [],
  load: async () => {
    const response = await fetch('https://example.com');
    const result = await response.json();
    set({ projects: result.projects });
  },
}));

function Projects() {
  const projects = useStore((s) => s.projects);
  const active = projects.find((p) => p.isActive) ?? null;
  return active ? <Text style={styles.project}>{active.name}</Text> : null;
}

function Pane({ tasks, busy }) {
  if (busy) return <Text style={styles.busy}>a</Text>;
  return tasks.map((task) => <Text key={task.id} style={styles.task}>{task.name}</Text>);
}

function Tasks(props) {
  const [tasks, setTasks] = useState(new Map());
  const load = (all) => {
    const map = new Map();
    all.forEach((task) => map.set(task.id, task));
    setTasks(map);
  };
  return (
    <View onTouchEnd={() => load(props.all)}>
      <Pane tasks={Array.from(tasks.values())} busy={props.busy} />
    </View>
  );
}

export default function App(props) {
  return (
    <View>
      <Rows comments={props.comments} />
      <Projects />
      <Tasks all={props.all} busy={props.busy} />
    </View>
  );
}

const styles = StyleSheet.create({
  count: { fontFamily: 'GateSans-Count' },
  //                   ^ wrong
  project: { fontFamily: 'GateSans-Project' },
  //                     ^ wrong
  busy: { fontFamily: 'GateSans-Regular' },
  //                  ^ right
  task: { fontFamily: 'GateSans-Task' },
  //                  ^ wrong
});
